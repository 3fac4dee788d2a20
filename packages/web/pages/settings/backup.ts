/** All that this browser keeps, as one file. */

const PREFIX = 'bojiste.';
const FORMAT = 'bojiste-backup/1';

export function backupText(): string {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const items = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? '']));
  return JSON.stringify({ format: FORMAT, items }, null, 2);
}

/** Number of things taken over, or null when the text is no backup. */
export function restore(text: string): number | null {
  try {
    const { format, items } = JSON.parse(text) as { format: unknown; items: Record<string, unknown> };
    if (format !== FORMAT) return null;
    const ours = Object.entries(items).filter(([key, value]) => key.startsWith(PREFIX) && typeof value === 'string');
    for (const [key, value] of ours) localStorage.setItem(key, value as string);
    return ours.length;
  } catch {
    return null;
  }
}
