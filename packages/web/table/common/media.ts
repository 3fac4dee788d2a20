import { useEffect, useState } from 'react';

/** Is the window of this kind? Asked again when it is turned. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => setMatches(list.matches);
    change();
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, [query]);
  return matches;
}

/** A phone lying: what is taller than wide is turned. */
export const LYING = '(max-height: 520px)';
/** A phone or small tablet held upright. */
export const UPRIGHT = '(max-width: 900px) and (min-height: 521px)';
/** A phone or small tablet, however it is held. */
export const PHONE = `${UPRIGHT}, ${LYING}`;
/** Room enough that the card looked at last has a place of its own, above the log. */
export const ROOMY = '(min-width: 1200px) and (min-height: 740px)';
