import { withoutLookAlikes } from '../../domain/text';

/**
 * A heading as all programs mean it: `Рахунок отримувача`, `РАХУНОК_ОТРИМУВАЧА` and `рахунок отримувача *` are one;
 * Reads `№` as `no`, and a Latin letter in a Cyrillic word as the Cyrillic one.
 */
export function plainName(heading: string): string {
  return withoutLookAlikes(heading)
    .replaceAll('№', 'no')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]|ʼ/gu, '');
}
