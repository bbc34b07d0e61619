import { compareCrossRate, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { isRateMet } from '@ncb/shared-kernel/domain/rules';
import { RateType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';

/** A quoted rate against hryvnias that are quoted per one. */
const ONE: OfficialRate = { rate: '1', units: '1' };

/** What a request says of its rate. */
export interface RateWish {
  readonly type: RequestType;
  readonly rateType: RateType;
  readonly customerRate: string;
}

/**
 * Whether the bank's rate is what a request asks for. A purchase and a sale are compared as the bank quotes them,
 * hryvnias for the currency's units; a conversion by the units of the target currency for one of the other. Source:
 * reference/banking 6 ("rate type")
 * @param rate hryvnias for the currency that is bought, sold or converted
 * @param target hryvnias for the target currency of a conversion
 */
export function isWishMet(
  { type, rateType, customerRate }: RateWish,
  rate: OfficialRate,
  target?: OfficialRate,
): boolean {
  // Nothing was named that could be compared.
  if (rateType === RateType.bank) return true;
  const quoted = target
    ? compareCrossRate(rate, target, customerRate)
    : compareCrossRate(asQuoted(rate), ONE, customerRate);
  return isRateMet(type, rateType, quoted);
}

function asQuoted({ rate }: OfficialRate): OfficialRate {
  return { rate, units: '1' };
}
