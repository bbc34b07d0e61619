// Apart from `beneficiary-values`: the names of countries would load with the payment form.
import { guessAddress, type AddressParts, type BeneficiaryRow } from '../../domain/rules';

/** Returns the address parts of a row: stored ones, or a guess from its single line. */
export function getAddressParts({ beneficiary, addressParts }: BeneficiaryRow): AddressParts {
  return addressParts ?? guessAddress(beneficiary.address);
}
