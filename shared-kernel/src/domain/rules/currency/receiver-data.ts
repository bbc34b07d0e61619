import type { Problem } from '../../problem';
import { CurrencyPaymentKind } from '../../vocabulary';
import { EMPTY_ADDRESS } from './address';
import { addressProblems } from './address-problems';
import { isEmptyBank } from './bank-part';
import { bankProblems } from './bank-problems';
import { beneficiaryProblems } from './beneficiary-problems';
import type { CurrencyPaymentContext, CurrencyPaymentDraft } from './payment-data';

export type ReceiverData = Pick<
  CurrencyPaymentDraft,
  'kind' | 'beneficiary' | 'addressParts' | 'beneficiaryBank' | 'intermediaryBank'
>;

type ReceiverContext = Pick<
  CurrencyPaymentContext,
  'ownBankCode' | 'ownBankSwift' | 'needsAddressParts' | 'ownerCodesOf'
>;

/**
 * Checks the form's second step. Source: docs/requirements/currency-payroll-credits-statements.md#currency-payment,
 * docs/requirements/currency-payroll-credits-statements.md#banks-and-country.
 */
export function receiverDataProblems(
  { kind, beneficiary, addressParts, beneficiaryBank, intermediaryBank }: ReceiverData,
  { ownBankCode, ownBankSwift, needsAddressParts = false, ownerCodesOf }: ReceiverContext,
): readonly Problem[] {
  const isForSwift = kind === CurrencyPaymentKind.external;
  const onlyBank = kind === CurrencyPaymentKind.own ? ownBankSwift : undefined;
  const parts = addressParts ?? (needsAddressParts ? EMPTY_ADDRESS : null);
  return [
    ...beneficiaryProblems(beneficiary, { kind, ownBankCode, bankCountry: beneficiaryBank.country, ownerCodesOf }),
    ...(parts ? addressProblems(parts, isForSwift) : []),
    ...bankProblems(beneficiaryBank, { prefix: 'ben_bank_', isForSwift, onlyBank }),
    // Optional; a started one must be complete. Source:
    // docs/requirements/banking-rules.md#currency-payment-instruction.
    ...(isEmptyBank(intermediaryBank)
      ? []
      : bankProblems(intermediaryBank, { prefix: 'int_bank_', isForSwift, onlyBank })),
  ];
}
