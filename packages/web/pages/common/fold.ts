/** Search that does not mind accents and capitals: "zlobri" finds "Zlobři". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word of the query must be somewhere in the text. */
export function matcher(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    if (words.length === 0) return true;
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
