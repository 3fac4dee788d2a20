import type { Seat } from '@bojiste/kernel';
import { createContext, use } from 'react';

/** Names of the people at an online table, by seat; '' where nobody has one. */
export const NamesContext = createContext<readonly string[]>([]);

/** The name of whoever sits there, or what the table calls them otherwise. */
export function useNames(): (seat: Seat, otherwise: string) => string {
  const names = use(NamesContext);
  return (seat, otherwise) => names[seat] || otherwise;
}
