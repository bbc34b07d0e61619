import type { Problem } from '../problem';
import { TEMPLATE_NAME_MAX } from '../vocabulary';
import { checkTextField } from './checks';
import { checkUahPayment, type UahPaymentContext, type UahPaymentDraft } from './check-uah-payment';

/** Set on the day of use. Source: docs/requirements/hryvnia-payments.md#template-values. */
const FIELDS_OF_THE_DAY: ReadonlySet<string> = new Set(['number', 'documentDate', 'valueDate']);

const PROBLEMS_OF_THE_DAY: ReadonlySet<string> = new Set(['insufficientFunds', 'instantOnDate']);

/** Ignores number, dates and today's funds. */
export function checkUahTemplate(name: string, draft: UahPaymentDraft, context: UahPaymentContext): readonly Problem[] {
  const nameProblem = checkTemplateName(name);
  const paymentProblems = checkUahPayment(draft, context).filter(
    ({ field, key }) => !FIELDS_OF_THE_DAY.has(field) && !PROBLEMS_OF_THE_DAY.has(key),
  );
  return nameProblem ? [nameProblem, ...paymentProblems] : paymentProblems;
}

/**
 * Checks names of hryvnia and currency templates and drafts. Source:
 * docs/requirements/hryvnia-payments.md#template-values.
 */
export function checkTemplateName(name: string): Problem | null {
  if (name.trim() === '') return { field: 'name', key: 'fillThisField' };
  return checkTextField('name', name, TEMPLATE_NAME_MAX);
}
