import { formatAmount } from '../../domain/money';
import type { TaxLine } from '../../domain/remittance';
import { getDistributionState } from '../../domain/rules';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from './texts';

export interface TaxTotalProps {
  taxLines: readonly TaxLine[];
  amount: string;
}

export function TaxTotal({ taxLines, amount }: TaxTotalProps) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const state = taxLines.length > 0 && getDistributionState(taxLines, amount);
  if (!state) return null;
  const shown = (decimal: string) => formatAmount(decimal, language);
  const isTooMuch = state.rest.startsWith('-');
  return (
    <p className="ncb-number ncb-breakable" data-field="taxesSum" role="status">
      {t('sum', { sum: shown(state.sum), amount: shown(state.amount) })}{' '}
      {state.sum !== state.amount &&
        (isTooMuch ? t('tooMuch', { rest: shown(state.rest.slice(1)) }) : t('missing', { rest: shown(state.rest) }))}
    </p>
  );
}
