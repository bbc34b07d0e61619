/**
 * A heading as all programs mean it: `Рахунок отримувача`, `РАХУНОК_ОТРИМУВАЧА` and `рахунок отримувача *` are one;
 * `№` is read as `no`.
 */
export function plainName(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('№', 'no')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
