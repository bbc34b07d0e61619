import type { ReactNode } from 'react';
import { subtractAmounts } from '../../domain/money';
import { MoneyText } from '../../ui';
import styles from './document-form.module.css';
import { SummaryFrame, type SummaryFrameProps } from './SummaryFrame';
import { useTexts } from './texts';

interface SummaryParty {
  readonly name: string;
  readonly about?: ReactNode;
  /** True while no party is chosen: the name is an invitation. */
  readonly isOpen?: boolean;
}

export interface SideSummaryProps extends Omit<SummaryFrameProps, 'title' | 'sum' | 'isOpen' | 'children'> {
  title: string;
  /** Decimal string; null while the field is empty. */
  amount: string | null;
  currency: string;
  from: SummaryParty;
  to: SummaryParty;
  /** Spendable amount of the chosen account in the document's currency, decimal string; null if not known. */
  available: string | null;
}

export function SideSummary({ title, amount, currency, from, to, available, ...frame }: SideSummaryProps) {
  const { t } = useTexts();
  return (
    <SummaryFrame
      {...frame}
      title={title}
      sum={<MoneyText amount={amount ?? '0.00'} currency={currency} />}
      isOpen={amount === null}
    >
      <ol className={styles['way']} aria-label={t('way')}>
        {[from, to].map(({ name, about, isOpen = false }, index) => (
          <li key={index}>
            <span className={isOpen ? styles['open'] : ''}>{name}</span>
            {about && <span className={styles['about']}>{about}</span>}
          </li>
        ))}
      </ol>
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
