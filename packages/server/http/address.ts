/**
 * Where a request comes from. Each proxy adds the address it was called from to the end of X-Forwarded-For; whatever
 * stands before the words of our own proxies was written by strangers.
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, proxies: number): string {
  const direct = socket ?? '';
  if (proxies === 0) return direct;
  const said = (forwarded ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return said[said.length - proxies] ?? said[0] ?? direct;
}

/** Who shares a budget: one IPv4 address, or the network an IPv6 address belongs to, since one home has billions. */
export function budgetAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const gap = plain.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  const groups = [...front, ...gap, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
