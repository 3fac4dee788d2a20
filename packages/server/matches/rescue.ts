/** What a viewer is shown must not stop a match: an error is noted, then something plainer is done; null where that fails too. */
export async function rescue<T>(
  where: string,
  note: (error: unknown, where: string) => void,
  run: () => T,
  otherwise: () => Promise<T | null>,
): Promise<T | null> {
  try {
    return run();
  } catch (error) {
    note(error, where);
  }
  try {
    return await otherwise();
  } catch (error) {
    note(error, `${where} anew`);
    return null;
  }
}
