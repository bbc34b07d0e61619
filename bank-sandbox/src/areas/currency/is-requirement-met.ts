import { compareCrossRate, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { isRateMet } from '@ncb/shared-kernel/domain/rules';
import { RateType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';

const ONE: OfficialRate = { rate: '1', units: '1' };

interface RateRequirement {
  readonly type: RequestType;
  readonly rateType: RateType;
  readonly customerRate: string;
}

/**
 * Checks if the bank's rate meets a request. A conversion compares units of the target currency for one of the other.
 * Source: docs/requirements/banking-rules.md#rate-type.
 * @param rate hryvnias for the currency that is bought, sold or converted
 * @param target hryvnias for the target currency of a conversion
 */
export function isRequirementMet(
  { type, rateType, customerRate }: RateRequirement,
  rate: OfficialRate,
  target?: OfficialRate,
): boolean {
  if (rateType === RateType.bank) return true;
  const quoted = target
    ? compareCrossRate(rate, target, customerRate)
    : compareCrossRate(toQuoted(rate), ONE, customerRate);
  return isRateMet(type, rateType, quoted);
}

function toQuoted({ rate }: OfficialRate): OfficialRate {
  return { rate, units: '1' };
}
