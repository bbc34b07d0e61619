import { useTranslation } from 'react-i18next';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import type { TaxLine } from '@ncb/shared-kernel/domain/remittance';
import { distributionState } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';

export interface DistributionSumProps {
  taxLines: readonly TaxLine[];
  /** Of the payment, as typed. */
  amount: string;
}

/** The sum of the taxes beside the payment's amount, and what is missing or too much. */
export function DistributionSum({ taxLines, amount }: DistributionSumProps) {
  const { language } = useShell();
  const { t } = useTranslation('payments-uah');
  const state = taxLines.length > 0 && distributionState(taxLines, amount);
  if (!state) return null;
  const shown = (decimal: string) => formatAmount(decimal, language);
  const isTooMuch = state.rest.startsWith('-');
  return (
    <p className="ncb-number ncb-breakable" data-field="taxesSum" role="status">
      {t('structuredPurpose.sum', { sum: shown(state.sum), amount: shown(state.amount) })}{' '}
      {state.sum !== state.amount &&
        (isTooMuch
          ? t('structuredPurpose.tooMuch', { rest: shown(state.rest.slice(1)) })
          : t('structuredPurpose.missing', { rest: shown(state.rest) }))}
    </p>
  );
}
