import type { Problem } from '../../problem';
import { CurrencyPaymentKind } from '../../vocabulary';
import { prefixProblems } from '../prefix-problems';
import { EMPTY_ADDRESS } from './address';
import { checkAddress } from './check-address';
import { isEmptyBank } from './bank-part';
import { checkBank } from './check-bank';
import { checkBeneficiary } from './check-beneficiary';
import type { CurrencyPaymentContext, CurrencyPaymentDraft } from './check-payment-data';

type BeneficiaryData = Pick<
  CurrencyPaymentDraft,
  'kind' | 'beneficiary' | 'addressParts' | 'beneficiaryBank' | 'intermediaryBank'
>;

type BeneficiaryDataContext = Pick<
  CurrencyPaymentContext,
  'ownBankCode' | 'ownBankSwift' | 'needsAddressParts' | 'ownerCodesOf'
>;

/**
 * Checks the form's second step. Source: docs/requirements/currency-payroll-credits-statements.md#currency-payment,
 * docs/requirements/currency-payroll-credits-statements.md#banks-and-country.
 */
export function checkBeneficiaryData(
  { kind, beneficiary, addressParts, beneficiaryBank, intermediaryBank }: BeneficiaryData,
  { ownBankCode, ownBankSwift, needsAddressParts = false, ownerCodesOf }: BeneficiaryDataContext,
): readonly Problem[] {
  const isForSwift = kind === CurrencyPaymentKind.external;
  const onlyBank = kind === CurrencyPaymentKind.own ? ownBankSwift : undefined;
  const parts = addressParts ?? (needsAddressParts ? EMPTY_ADDRESS : null);
  return [
    ...checkBeneficiary(beneficiary, { kind, ownBankCode, bankCountry: beneficiaryBank.country, ownerCodesOf }),
    ...(parts ? checkAddress(parts, isForSwift) : []),
    ...prefixProblems('beneficiaryBank', checkBank(beneficiaryBank, { isForSwift, onlyBank })),
    // Optional; a started one must be complete. Source:
    // docs/requirements/banking-rules.md#currency-payment-instruction.
    ...(isEmptyBank(intermediaryBank)
      ? []
      : prefixProblems('intermediaryBank', checkBank(intermediaryBank, { isForSwift, onlyBank }))),
  ];
}
