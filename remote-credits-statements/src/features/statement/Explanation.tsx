import { formatMoney, formatRate } from '@ncb/shared-kernel/domain/money';
import { Side, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import styles from './statement.module.css';

export function Explanation({ row }: { row: ListedOperation }) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const { document, balance, side, category, isRevaluation } = row;
  if (isRevaluation) {
    const sum = formatMoney(document.amount, UAH.letters, language);
    const rate = formatRate(document.rate ?? '', language);
    const kind = side === Side.credit ? 'gain' : 'loss';
    const text =
      balance === null
        ? t(`statement.explain.${kind}`, { sum, rate, currency: document.currencyLetters })
        : t(`statement.explain.${kind}Of`, {
            sum,
            rate,
            balance: formatMoney(balance, document.currencyLetters, language),
          });
    return (
      <p className={styles['explained']} data-field="explained">
        {text}
      </p>
    );
  }
  if (document.isReversal) {
    return (
      <p className={styles['explained']} data-field="explained">
        {t(side === Side.credit ? 'statement.explain.givenBack' : 'statement.explain.takenBack')}
      </p>
    );
  }
  if (category !== 'fees' || side !== Side.debit) return null;
  return (
    <p className={styles['explained']} data-field="explained">
      {t('statement.explain.fee')}
    </p>
  );
}
