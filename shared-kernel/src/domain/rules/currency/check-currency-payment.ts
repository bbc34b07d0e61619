import type { Problem } from '../../problem';
import { prefixProblems } from '../prefix-problems';
import { checkStructuredPurpose } from '../check-structured-purpose';
import { checkUltimateParty } from '../check-ultimate-party';
import { checkPaymentData, type CurrencyPaymentContext, type CurrencyPaymentDraft } from './check-payment-data';
import { checkBeneficiaryData } from './check-beneficiary-data';

/**
 * Returns problems in the order of the form; empty if it can be saved. See also `getCurrencyPaymentWarnings`. Source:
 * docs/requirements/currency-payroll-credits-statements.md#validation.
 */
export function checkCurrencyPayment(draft: CurrencyPaymentDraft, context: CurrencyPaymentContext): readonly Problem[] {
  return [...checkPaymentData(draft, context), ...checkBeneficiaryData(draft, context), ...checkParts(draft, context)];
}

function checkParts(draft: CurrencyPaymentDraft, context: CurrencyPaymentContext): readonly Problem[] {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = draft;
  const party = { bankDay: context.bankDay, amount: context.hryvniaEquivalent ?? '' };
  return [
    ...(structuredPurpose
      ? prefixProblems('structuredPurpose', checkStructuredPurpose(structuredPurpose, draft.amount))
      : []),
    ...(ultimateDebtor ? prefixProblems('ultimateDebtor', checkUltimateParty(ultimateDebtor, party)) : []),
    ...(ultimateCreditor ? prefixProblems('ultimateCreditor', checkUltimateParty(ultimateCreditor, party)) : []),
  ];
}
