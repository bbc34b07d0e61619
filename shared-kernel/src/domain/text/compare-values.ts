/** Compares for sorting: numbers by size, texts by code units. */
export function compareValues<Value extends string | number | bigint>(a: Value, b: Value): -1 | 0 | 1 {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
