import type { OfficialRate } from '@ncb/shared-kernel/domain/money';
import type { Rate } from '../rates/rates';

/** Returns the official rate. */
export function officialOf({ official, units }: Rate): OfficialRate {
  return { rate: official, units };
}

/** Returns the bank's buying rate. */
export function buyingOf({ buy, units }: Rate): OfficialRate {
  return { rate: buy, units };
}

/** Returns the bank's selling rate. */
export function sellingOf({ sale, units }: Rate): OfficialRate {
  return { rate: sale, units };
}
