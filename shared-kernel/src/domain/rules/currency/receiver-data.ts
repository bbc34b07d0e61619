import type { Problem } from '../../problem';
import { CurrencyPaymentKind } from '../../vocabulary';
import { EMPTY_ADDRESS } from './address';
import { addressProblems } from './address-problems';
import { isEmptyBank } from './bank-part';
import { bankProblems } from './bank-problems';
import { beneficiaryProblems } from './beneficiary-problems';
import type { CurrencyPaymentContext, CurrencyPaymentDraft } from './payment-data';

/** The part of a payment that the form's second step holds, and the kind that decides on it. */
export type ReceiverData = Pick<
  CurrencyPaymentDraft,
  'kind' | 'beneficiary' | 'addressParts' | 'beneficiaryBank' | 'intermediaryBank'
>;

type ReceiverContext = Pick<
  CurrencyPaymentContext,
  'ownBankCode' | 'ownBankSwift' | 'needsAddressParts' | 'ownerCodesOf'
>;

/** The problems of the form's second step, the receiver data. Source: spec 3 §2 and §5 */
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
    // Most payments need no intermediary; one that is begun must be whole (reference/banking 3.3).
    ...(isEmptyBank(intermediaryBank)
      ? []
      : bankProblems(intermediaryBank, { prefix: 'int_bank_', isForSwift, onlyBank })),
  ];
}
