import type { Contract } from '@ncb/shared-kernel/api/contract';
import { EMPTY_BENEFICIARY, isSamePartner, type BeneficiaryRow } from '@ncb/shared-kernel/domain/rules';

/** Returns the partner or named beneficiary, at the partner's bank. */
export function getContractBeneficiary(contract: Contract): BeneficiaryRow {
  const { partner, partnerBank, intermediaryBank, beneficiary, beneficiaryCountry } = contract;
  const isOther = beneficiary !== '' && !isSamePartner(beneficiary, partner.name);
  return {
    beneficiary: isOther
      ? { ...EMPTY_BENEFICIARY, name: beneficiary, country: beneficiaryCountry || partner.country }
      : { ...EMPTY_BENEFICIARY, ...partner },
    beneficiaryBank: partnerBank,
    intermediaryBank,
  };
}
