import { isIPv4, isIPv6 } from 'node:net';

const HIDDEN = '•••';

/**
 * A network address as people of a company see it: enough to tell the office from elsewhere, too little to find anybody
 * by. `91.196.34.14` is `91.196.•••.14`, of a longer one the first two groups stay. Source: reference/areas D7
 */
export function maskedAddress(address: string): string {
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1] ?? '';
  if (isIPv4(mapped)) return maskedAddress(mapped);
  if (isIPv4(address)) {
    const [first, second, , last] = address.split('.');
    return [first, second, HIDDEN, last].join('.');
  }
  return isIPv6(address) ? `${address.split(':').slice(0, 2).join(':')}:${HIDDEN}` : '';
}
