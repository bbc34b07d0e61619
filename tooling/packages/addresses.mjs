/**
 * An address that somebody has typed.
 * @param {string} text
 * @param {string} what the option it came with
 * @throws Error `--bank is an address, https://bank.example, not bank`
 */
export function httpAddress(text, what) {
  const address = URL.canParse(text) ? new URL(text) : null;
  // `localhost:7400` is an address too, of the protocol `localhost:`.
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error(`${what} is an address, https://bank.example, not ${text || 'nothing'}`);
  return address;
}

/**
 * What is at an address.
 * @param {string} address
 * @param {RequestInit & { limitMs: number }} request
 * @throws Error that names the address and why nothing came: fetch says `fetch failed`
 */
export async function fetchFrom(address, { limitMs, ...request }) {
  try {
    return await fetch(address, { ...request, signal: AbortSignal.timeout(limitMs) });
  } catch (error) {
    const { message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (error);
    throw new Error(`${address} does not answer: ${cause?.message || cause?.code || message}`, { cause: error });
  }
}
