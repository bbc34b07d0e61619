import type { Problem } from '../problem';
import { TEMPLATE_NAME_MAX } from '../vocabulary';
import { textProblem } from './checks';
import { checkUahPayment, type UahPaymentContext, type UahPaymentDraft } from './uah-payment';

/** A template takes these from the day on which it is used. Source: spec 2 §5 */
const FIELDS_OF_THE_DAY: ReadonlySet<string> = new Set(['pmt_num', 'doc_date', 'val_date']);

/**
 * All problems of a hryvnia template: a name is required, and the payment keeps its rules but for number, dates and
 * the funds of today.
 */
export function checkUahTemplate(name: string, draft: UahPaymentDraft, context: UahPaymentContext): readonly Problem[] {
  const ofName = checkTemplateName(name);
  const ofPayment = checkUahPayment(draft, context).filter(
    ({ field, key }) => !FIELDS_OF_THE_DAY.has(field) && key !== 'insufficientFunds',
  );
  return ofName ? [ofName, ...ofPayment] : ofPayment;
}

/** The name of a template or draft, of hryvnia and currency payments alike. Source: spec 2 §5 */
export function checkTemplateName(name: string): Problem | null {
  if (name.trim() === '') return { field: 'template_name', key: 'fillThisField' };
  return textProblem('template_name', name, TEMPLATE_NAME_MAX);
}
