import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib';

/** Long texts lie in the store squeezed. */

const squeeze = promisify(deflateRaw);
const unfold = promisify(inflateRaw);
/** Up to this length doing it takes less time than handing it to a thread and hearing of it. */
const SHORT = 100_000;

export const folded = async (text: string): Promise<string> =>
  (text.length <= SHORT ? deflateRawSync(text) : await squeeze(text)).toString('base64');

export async function unfolded(text: string): Promise<string> {
  const bytes = Buffer.from(text, 'base64');
  return (bytes.length <= SHORT ? inflateRawSync(bytes) : await unfold(bytes)).toString();
}
