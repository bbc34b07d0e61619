import type { Problem } from '../../problem';
import { prefixed } from '../prefixed';
import { checkStructuredPurpose } from '../structured-purpose';
import { checkUltimateParty } from '../ultimate-party';
import { paymentDataProblems, type CurrencyPaymentContext, type CurrencyPaymentDraft } from './payment-data';
import { receiverDataProblems } from './receiver-data';

/**
 * Returns problems in the order of the form; empty if it can be saved. See also `getCurrencyPaymentWarnings`. Source:
 * docs/requirements/currency-payroll-credits-statements.md#validation.
 */
export function checkCurrencyPayment(draft: CurrencyPaymentDraft, context: CurrencyPaymentContext): readonly Problem[] {
  return [
    ...paymentDataProblems(draft, context),
    ...receiverDataProblems(draft, context),
    ...partProblems(draft, context),
  ];
}

function partProblems(draft: CurrencyPaymentDraft, context: CurrencyPaymentContext): readonly Problem[] {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = draft;
  const party = { bankDay: context.bankDay, amount: context.hryvniaEquivalent ?? '' };
  return [
    ...(structuredPurpose ? prefixed('rmtStrd', checkStructuredPurpose(structuredPurpose, draft.amount)) : []),
    ...(ultimateDebtor ? prefixed('ultmtDbtr', checkUltimateParty(ultimateDebtor, party)) : []),
    ...(ultimateCreditor ? prefixed('ultmtCdtr', checkUltimateParty(ultimateCreditor, party)) : []),
  ];
}
