import type { CardDecl } from '@bojiste/kernel';
import { first } from './first.ts';

export const cards: readonly CardDecl[] = [...first];
