import { subtractAmounts } from '../../domain/money';
import { MoneyText } from '../../ui';
import styles from './document-form.module.css';
import { SummaryFrame, type SummaryFrameProps } from './SummaryFrame';
import { TransferRoute, type TransferParty } from './TransferRoute';
import { useTexts } from './texts';

export interface SideSummaryProps extends Omit<SummaryFrameProps, 'title' | 'sum' | 'isOpen' | 'children'> {
  title: string;
  /** Decimal string; null while the field is empty. */
  amount: string | null;
  currency: string;
  from: TransferParty;
  to: TransferParty;
  /** Spendable amount of the chosen account in the document's currency, decimal string; null if not known. */
  available: string | null;
}

export function SideSummary({ title, amount, currency, from, to, available, ...frame }: SideSummaryProps) {
  return (
    <SummaryFrame
      {...frame}
      title={title}
      sum={<MoneyText amount={amount ?? '0.00'} currency={currency} />}
      isOpen={amount === null}
    >
      <div className={styles['way']}>
        <TransferRoute from={from} to={to} />
      </div>
      {available !== null && <Balance available={available} amount={amount ?? '0.00'} />}
    </SummaryFrame>
  );
}

interface BalanceProps {
  available: string;
  amount: string;
}

function Balance({ available, amount }: BalanceProps) {
  const { t } = useTexts();
  const remainder = subtractAmounts(available, amount);
  return (
    <dl className={styles['balance']}>
      <div>
        <dt>{t('available')}</dt>
        <dd>
          <MoneyText amount={available} />
        </dd>
      </div>
      <div>
        <dt>{t('this')}</dt>
        <dd>
          <MoneyText amount={subtractAmounts('0.00', amount)} />
        </dd>
      </div>
      <div className={remainder.startsWith('-') ? styles['short'] : ''} data-field="leftAfter">
        <dt>{t('left')}</dt>
        <dd>
          <MoneyText amount={remainder} />
        </dd>
      </div>
    </dl>
  );
}
