/** The account that is signed in here, as the page remembers it; null for nobody and for guests. */

export const ACCOUNT = 'bojiste.account';
export const accountHere = (): string | null => localStorage.getItem(ACCOUNT);
