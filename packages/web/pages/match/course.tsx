import type { TableInfo } from '@bojiste/session/wire';
import { useEffect, useState } from 'react';
import { call } from '../../session/online-api.ts';
import { EndCourse } from '../../table/common/end-course.tsx';

/** What the end of an online game tells besides its result: the course from its record. */

/** Records of a series are shown after its last game: before, they would tell what the other's deck holds. */
const recordIsOpen = ({ rules, series, me }: TableInfo): boolean =>
  me >= 0 && (rules.bestOf === 1 || series?.decided === true);

/** Fetches something once, and again for a while where it is not there yet. */
function useFetched<T>(wanted: boolean, fetched: () => Promise<T | null>): T | null {
  const [found, setFound] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched belongs to one table
  useEffect(() => {
    if (!wanted) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      if (++tries < TRIES) timer = setTimeout(look, PAUSE_MS);
    };
    const look = () => {
      fetched().then((now) => (now === null ? later() : setFound(now)), later);
    };
    look();
    return () => clearTimeout(timer);
  }, [wanted]);
  return found;
}

const TRIES = 8;
const PAUSE_MS = 800;

export function OnlineCourse({ table }: { table: TableInfo }) {
  const record = useFetched(recordIsOpen(table), () => call<string>('GET', `/api/tables/${table.id}/record`));
  return record === null ? null : <EndCourse record={record} />;
}
