import type { Problem } from '../../problem';
import { checkTemplateName } from '../check-template';
import { checkCurrencyPayment } from './check-currency-payment';
import type { CurrencyPaymentContext, CurrencyPaymentDraft } from './check-payment-data';

/** Set on the day of use. Source: docs/requirements/hryvnia-payments.md#template-values. */
const FIELDS_OF_THE_DAY: ReadonlySet<string> = new Set(['number', 'documentDate', 'valueDate']);

/**
 * Requires a name; number and dates are not checked. Before the form's second step there is no beneficiary to store.
 * Source: docs/requirements/hryvnia-payments.md#template-values,
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function checkCurrencyTemplate(
  name: string,
  draft: CurrencyPaymentDraft,
  context: CurrencyPaymentContext & { readonly isAtSecondStep: boolean },
): readonly Problem[] {
  if (!context.isAtSecondStep) return [{ field: 'name', key: 'templateNeedsSecondStep' }];
  const nameProblem = checkTemplateName(name);
  const paymentProblems = checkCurrencyPayment(draft, context).filter(({ field }) => !FIELDS_OF_THE_DAY.has(field));
  return nameProblem ? [nameProblem, ...paymentProblems] : paymentProblems;
}
