import type { Problem } from '@ncb/shared-kernel/domain';
import {
  checkCorrespondent,
  checkUahPayment,
  toCorrespondent,
  type CorrespondentDraft,
  type UahPaymentContext,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { CORRESPONDENT_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { isPurposeGenerated, toDraft, type PaymentValues } from './payment-values';

export function checkPayment(values: PaymentValues, context: UahPaymentContext): readonly Problem[] {
  const paymentProblems = withoutGeneratedPurpose(checkUahPayment(toDraft(values), context), values);
  if (!values.saveReceiver) return paymentProblems;
  // Other fields are checked in the payment.
  const ofName = checkCorrespondent(toCatalogueRow(values)).filter(({ field }) => field === 'NAME');
  return [...paymentProblems, ...ofName.map((problem) => ({ ...problem, field: 'catalogueName' }))];
}

/** Removes the problem of an empty purpose that will be generated. */
function withoutGeneratedPurpose(problems: readonly Problem[], values: PaymentValues): readonly Problem[] {
  if (!isPurposeGenerated(values)) return problems;
  const others = problems.filter(({ field, key }) => field !== 'purpose' || key !== 'emptyField');
  return others.length > 0 ? others : problems;
}

export function toCatalogueRow(values: PaymentValues): CorrespondentDraft {
  const row = toCorrespondent(toDraft(values));
  return needsCatalogueName(values) ? { ...row, name: tidyLine(values.catalogueName) } : row;
}

/** True if the name exceeds the catalogue's limit. */
export function needsCatalogueName({ receiverName }: PaymentValues): boolean {
  return tidyLine(receiverName).length > CORRESPONDENT_NAME_MAX;
}
