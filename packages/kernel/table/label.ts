/**
 * The words a game declares may carry their grammar after a bar, "jednotka|f:žena". The kernel shows the dictionary form;
 * what stands after the bar is read by the package that prints sentences.
 */
export function label(text: string): string {
  const bare = (text.split('|')[0] ?? '').split('@')[0] ?? '';
  return (
    bare
      .replace('*', '')
      .replace(/\{end\}/g, '')
      .split(' / ')[0]
      ?.trim() ?? ''
  );
}
