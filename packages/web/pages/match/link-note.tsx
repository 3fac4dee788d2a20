import { useEffect, useState } from 'react';
import type { OnlineMatch } from '../../session/online.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

/** Says that the connection is lost, and that it comes back by itself. */
export function LinkNote({ match }: { match: OnlineMatch }) {
  const say = useWords(onlineWords);
  const [state, setState] = useState(match.link.state);
  useEffect(() => match.link.watch(() => setState(match.link.state)), [match]);
  if (state !== 'lost' && state !== 'old') return null;
  return (
    <p className="notice" role="status">
      {say(state)}
    </p>
  );
}
