import type { Problem } from '../../problem';
import { prefixed } from '../prefixed';
import { checkStructuredPurpose } from '../structured-purpose';
import { checkUltimateParty } from '../ultimate-party';
import { paymentDataProblems, type CurrencyPaymentContext, type CurrencyPaymentDraft } from './payment-data';
import { receiverDataProblems } from './receiver-data';

/**
 * All problems of a currency payment, in the order of the form's fields; an empty list means it can be saved.
 * What only needs a confirmation is found by `currencyPaymentWarnings`. Source: spec 3 §5
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
