/** Parses a displayed amount, `−1 234,50 UAH`, to the wire's decimal string: `-1234.50`. */
export function parseAmount(text: string): string {
  const digits = text.replace('−', '-').replace(/[^0-9,.-]/g, '');
  return digits.replace(',', '.');
}

/** Adds decimal strings with two decimals exactly. */
export function sumOf(...amounts: readonly string[]): string {
  const kopecks = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const sign = kopecks < 0n ? '-' : '';
  const digits = String(kopecks < 0n ? -kopecks : kopecks).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function negate(amount: string): string {
  return sumOf('0.00', amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
}
