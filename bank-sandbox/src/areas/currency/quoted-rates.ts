import type { OfficialRate } from '@ncb/shared-kernel/domain/money';
import type { Rate } from '../rates/rates';

/** The National Bank's rate as the kernel counts with it. */
export function officialOf({ official, units }: Rate): OfficialRate {
  return { rate: official, units };
}

/** What we buy a currency for. */
export function buyingOf({ buy, units }: Rate): OfficialRate {
  return { rate: buy, units };
}

/** What we sell a currency for. */
export function sellingOf({ sale, units }: Rate): OfficialRate {
  return { rate: sale, units };
}
