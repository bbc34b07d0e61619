import {
  getAddressParts,
  toAddressValues,
  toBeneficiaryValues,
  type AddressValues,
  type BeneficiaryValues,
} from '@ncb/shared-kernel/blocks/foreign-bank';
import type { BeneficiaryRow } from '@ncb/shared-kernel/domain/rules';
import type { PaymentValues } from './payment-values';

/** Builds values of the second step; parts guessed from a one-line address must be confirmed. */
export function toBeneficiaryStepValues(
  row: BeneficiaryRow,
): BeneficiaryValues & AddressValues & Pick<PaymentValues, 'isAddressSure' | 'isPartnerCalled'> {
  const { addressParts } = row;
  return {
    ...toBeneficiaryValues(row),
    ...toAddressValues(getAddressParts(row)),
    isAddressSure: addressParts !== undefined || row.beneficiary.address === '',
    isPartnerCalled: false,
  };
}
