import type { Problem } from '@ncb/shared-kernel/domain';
import {
  checkCorrespondent,
  checkUahPayment,
  correspondentOf,
  type CorrespondentDraft,
  type UahPaymentContext,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { CORRESPONDENT_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { isPurposeMade, toDraft, type PaymentValues } from './payment-values';

/** All problems of the form: those of the payment, and of the row that the catalogue is to get beside it. */
export function checkPayment(values: PaymentValues, context: UahPaymentContext): readonly Problem[] {
  const ofPayment = withoutPurposeToCome(checkUahPayment(toDraft(values), context), values);
  if (!values.saveReceiver) return ofPayment;
  // Of the row only the name can be wrong where the payment is right; the rest is told at the payment's own fields.
  return [...ofPayment, ...checkCorrespondent(catalogueRowOf(values)).filter(({ field }) => field === 'NAME')];
}

/** A purpose that is still to be made is not missing: what keeps it from being made is told in its own place. */
function withoutPurposeToCome(problems: readonly Problem[], values: PaymentValues): readonly Problem[] {
  if (!isPurposeMade(values)) return problems;
  const others = problems.filter(({ field, key }) => field !== 'pay_purp' || key !== 'emptyField');
  return others.length > 0 ? others : problems;
}

/** The row of the catalogue that keeps this receiver. */
export function catalogueRowOf(values: PaymentValues): CorrespondentDraft {
  const row = correspondentOf(toDraft(values));
  return needsCatalogueName(values) ? { ...row, name: tidyLine(values.catalogueName) } : row;
}

/** True if the receiver's name is longer than the catalogue takes: it is asked for a shorter one, not cut. */
export function needsCatalogueName({ receiverName }: PaymentValues): boolean {
  return tidyLine(receiverName).length > CORRESPONDENT_NAME_MAX;
}
