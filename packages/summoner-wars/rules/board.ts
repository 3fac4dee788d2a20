/** Bojiště (the battlefield), SW-RULING-01, SW-COMP-08: its size. Every rule takes it from here and none writes it down. */

export const COLUMNS = 6;
export const ROWS = 8;
