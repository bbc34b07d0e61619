import type { TemplateRow } from '../../api/contract';
import { findCurrency } from '../../domain/vocabulary';
import { MoneyText } from '../../ui';

export function TemplateAmount({ template: { amount, currencyCode } }: { template: TemplateRow }) {
  return (
    amount !== null && <MoneyText amount={amount} currency={findCurrency(currencyCode)?.letters ?? currencyCode} />
  );
}
