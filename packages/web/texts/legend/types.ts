import type { Bilingual } from '@bojiste/kernel';

/** The meaning of every sign of a game, by the name of its drawing. */
export type Legend = Readonly<Record<string, Bilingual>>;
