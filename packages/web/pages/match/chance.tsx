import type { TableInfo } from '@bojiste/session/wire';
import { useEffect, useState } from 'react';
import { link } from '../../app/router.ts';
import { type Findings, isFair } from '../../session/fair.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

/** After the end every player's page checks the chance by itself; what does not fit is shown to nobody by accident. */
export function Chance({ match, table, revealed }: { match: OnlineMatch; table: TableInfo; revealed: boolean }) {
  const say = useWords(onlineWords);
  const [found, setFound] = useState<Findings | null>(null);
  // In a series the secret is shown after its last game, and the link leads to the comparison.
  const wanted = table.me >= 0 && revealed;
  useEffect(() => {
    if (wanted) match.checkChance().then(setFound, () => setFound(null));
  }, [match, wanted]);
  if (found !== null && !isFair(found))
    return (
      <p className="notice bad" role="alert">
        {say('verifyForged')} <a href={link('verify', table.id)}>{say('verify')}</a>
      </p>
    );
  return <a href={link('verify', table.id)}>{say(found?.promise === true ? 'chanceGood' : 'verify')}</a>;
}
