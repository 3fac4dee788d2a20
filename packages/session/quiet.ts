import type { Option } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';

/** Ways to say that one does nothing, in this order. */
const QUIET = ['done', 'pass', 'no'];

/** The answer that does least: for a seat whose player has left the game while the rules still ask it. */
export const quietOption = (options: readonly Option[]): Option =>
  QUIET.flatMap((key) => options.filter((option) => option.key === key))[0] ?? sure(options[options.length - 1]);
