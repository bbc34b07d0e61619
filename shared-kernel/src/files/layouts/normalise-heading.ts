import { withoutLookAlikes } from '../../domain/text';

/**
 * Normalises a heading: `Рахунок отримувача`, `РАХУНОК_ОТРИМУВАЧА` and `рахунок отримувача *` become equal; `№` becomes
 * `no`, Latin look-alikes become Cyrillic.
 */
export function normaliseHeading(heading: string): string {
  return withoutLookAlikes(heading)
    .replaceAll('№', 'no')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]|ʼ/gu, '');
}
