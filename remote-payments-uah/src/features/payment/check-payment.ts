import type { Problem } from '@ncb/shared-kernel/domain';
import {
  checkCorrespondentName,
  checkUahPayment,
  toCorrespondent,
  type CorrespondentDraft,
  type UahPaymentContext,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { CORRESPONDENT_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { isBudgetPayment, toDraft, type PaymentValues } from './payment-values';

export function checkPayment(values: PaymentValues, context: UahPaymentContext): readonly Problem[] {
  const paymentProblems = moveToFields(checkUahPayment(toDraft(values), context), values);
  if (!values.saveReceiver) return paymentProblems;
  // Other fields are checked in the payment.
  const ofName = checkCorrespondentName(toCatalogueRow(values).name);
  return ofName ? [...paymentProblems, { ...ofName, field: 'catalogueName' }] : paymentProblems;
}

/** Field of a budget payment in which the user corrects the problem of another field. */
const FIELDS: Readonly<Record<string, string>> = {
  purpose: 'structuredPurpose.additionalInfo',
  structuredPurpose: 'structuredPurpose.paymentKindCode',
};

/** Moves the problems of a composed purpose to the fields of a budget payment, which report an empty value themselves. */
function moveToFields(problems: readonly Problem[], values: PaymentValues): readonly Problem[] {
  if (!isBudgetPayment(values)) return problems;
  const others = problems.filter(({ field, key }) => field !== 'purpose' || key !== 'emptyField');
  // Taxes of the single account may all be without information.
  if (others.length === 0 && problems.length > 0) {
    return [{ field: 'structuredPurpose.taxLines', key: 'sep4.spp.emptyAddtlInf' }];
  }
  return others.map((problem) => ({ ...problem, field: FIELDS[problem.field] ?? problem.field }));
}

export function toCatalogueRow(values: PaymentValues): CorrespondentDraft {
  const row = toCorrespondent(toDraft(values));
  return needsCatalogueName(values) ? { ...row, name: tidyLine(values.catalogueName) } : row;
}

/** True if the name exceeds the catalogue's limit. */
export function needsCatalogueName({ receiverName }: PaymentValues): boolean {
  return tidyLine(receiverName).length > CORRESPONDENT_NAME_MAX;
}
