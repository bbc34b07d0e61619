import type { Problem } from '../../problem';
import { checkTemplateName } from '../template';
import { checkCurrencyPayment } from './currency-payment';
import type { CurrencyPaymentContext, CurrencyPaymentDraft } from './payment-data';

/** A template takes these from the day on which it is used. Source: spec 2 §5 */
const FIELDS_OF_THE_DAY: ReadonlySet<string> = new Set(['pmt_num', 'doc_date', 'val_date']);

/**
 * All problems of a currency template: a name is required, and the payment keeps its rules but for number and dates.
 * Before the form's second step there is no receiver to keep, so the template is refused as a whole.
 * Source: spec 2 §5, spec 3 §2
 */
export function checkCurrencyTemplate(
  name: string,
  draft: CurrencyPaymentDraft,
  context: CurrencyPaymentContext & { readonly isAtSecondStep: boolean },
): readonly Problem[] {
  if (!context.isAtSecondStep) return [{ field: 'template_name', key: 'templateNeedsSecondStep' }];
  const ofName = checkTemplateName(name);
  const ofPayment = checkCurrencyPayment(draft, context).filter(({ field }) => !FIELDS_OF_THE_DAY.has(field));
  return ofName ? [ofName, ...ofPayment] : ofPayment;
}
