/** Readers for other pages' data: exactly the expected form, or null. */

/** @returns a copy, or null unless it has exactly these keys */
export function readExactRecord(value: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = Object.entries(value);
  const isExact = found.length === keys.length && found.every(([key]) => keys.includes(key));
  return isExact ? Object.fromEntries(found) : null;
}

/** @returns null unless every item can be read and there are at most `max` */
export function readList<T>(value: unknown, max: number, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const items = value.map((item) => read(item)).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

/** @returns a copy of 1 to `max` bytes */
export function readBytes(value: unknown, max: number): Uint8Array | null {
  // By name: `instanceof` fails for bytes of another realm.
  if (!ArrayBuffer.isView(value) || Object.prototype.toString.call(value) !== '[object Uint8Array]') return null;
  if (value.byteLength === 0 || value.byteLength > max) return null;
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice();
}
