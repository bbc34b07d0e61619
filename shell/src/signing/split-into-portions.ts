/** Splits `[1, 2, 3]` by two into `[1, 2]`, `[3]`. */
export function* splitIntoPortions<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
