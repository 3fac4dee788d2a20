/**
 * Places where a long word may be broken, marked by soft hyphens: browsers without a dictionary of the language would
 * break it anywhere, or not at all and run over the edge. Czech syllables; good enough for English, and only where a
 * line is too narrow for the word.
 */

const SOFT = '\u00ad';
const LEAST = 8;
const VOWELS = 'aeiouyáéěíóúůýäöü';
const VOWEL = `[${VOWELS}]`;
const NONE = `[^${VOWELS}]`;
/** Between a vowel and the next syllable: one consonant begins it, of several the last, which takes r or l with it. */
const SYLLABLE = new RegExp(`(${VOWEL})(${NONE}*?)((?:ch|[^${VOWELS}rlř][rlř]|${NONE})(?=${VOWEL}))`, 'giu');

const ofWord = (word: string): string => {
  const parts = word.replace(SYLLABLE, `$1$2${SOFT}$3`);
  // Neither a line's end nor its beginning is left with less than three letters.
  return parts
    .split(SOFT)
    .reduce<string[]>((done, part, i, all) => {
      const before = done.join('').length;
      const after = all.slice(i).join('').length;
      if (i > 0 && before >= 3 && after >= 3) done.push(part);
      else done.push(`${done.pop() ?? ''}${part}`);
      return done;
    }, [])
    .join(SOFT);
};

export const softly = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length < LEAST ? word : ofWord(word)));
