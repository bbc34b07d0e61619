import type { OfficialRate } from '@ncb/shared-kernel/domain/money';
import type { Rate } from '../rates/find-rate';

/** Returns the official rate. */
export function toOfficialRate({ official, units }: Rate): OfficialRate {
  return { rate: official, units };
}

/** Returns the bank's buying rate. */
export function toBuyingRate({ buy, units }: Rate): OfficialRate {
  return { rate: buy, units };
}

/** Returns the bank's selling rate. */
export function toSellingRate({ sale, units }: Rate): OfficialRate {
  return { rate: sale, units };
}
