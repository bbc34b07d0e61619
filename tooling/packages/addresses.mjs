/**
 * @param {string} text
 * @param {string} what the option with the address
 * @throws Error `--bank is an address, https://bank.example, not bank`
 */
export function parseHttpAddress(text, what) {
  const address = URL.canParse(text) ? new URL(text) : null;
  // `localhost:7400` parses as an address with the protocol `localhost:`.
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error(`${what} is an address, https://bank.example, not ${text || 'nothing'}`);
  return address;
}

/**
 * @param {string} address
 * @param {RequestInit & { limitMs: number }} request
 * @throws Error with address and reason, as fetch only says `fetch failed`
 */
export async function fetchFrom(address, { limitMs, ...request }) {
  try {
    return await fetch(address, { ...request, signal: AbortSignal.timeout(limitMs) });
  } catch (error) {
    const { message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (error);
    throw new Error(`${address} does not answer: ${cause?.message || cause?.code || message}`, { cause: error });
  }
}
