import type { TemplateRow } from '../../api/contract';
import { findCurrency } from '../../domain/vocabulary';
import { MoneyText } from '../../ui';
import { useTexts } from './texts';

export function TemplateAmount({ template: { amount, currencyCode } }: { template: TemplateRow }) {
  const { t } = useTexts();
  if (amount === null) return <span className="ncb-quiet">{t('anyAmount')}</span>;
  return <MoneyText amount={amount} currency={findCurrency(currencyCode)?.letters ?? currencyCode} />;
}
