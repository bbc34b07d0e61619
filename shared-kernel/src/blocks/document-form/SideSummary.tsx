import type { ReactNode } from 'react';
import { subtractAmounts } from '../../domain/money';
import { MoneyText } from '../../ui';
import styles from './document-form.module.css';
import { SummaryFrame, type SummaryFrameProps } from './SummaryFrame';
import { useTexts } from './texts';

/** One end of the money's way. */
export interface SummaryParty {
  readonly name: string;
  /** Account and bank, or what is wrong with them. */
  readonly about?: ReactNode;
  /** Nobody was chosen yet: the name is an invitation. */
  readonly isOpen?: boolean;
}

export interface SideSummaryProps extends Omit<SummaryFrameProps, 'title' | 'sum' | 'isOpen' | 'children'> {
  /** Number and date of the document. */
  title: string;
  /** Decimal string; null while it is not typed. */
  amount: string | null;
  /** Letters of its currency. */
  currency: string;
  from: SummaryParty;
  to: SummaryParty;
  /** What can be spent from the chosen account in the document's currency, decimal string; null for not known. */
  available: string | null;
}

/**
 * What a document that is being typed will do: how much, from where to whom, what is left, what speaks against it, and
 * the button that saves it. Beside the form, or a bar at the foot of the window.
 */
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

/** What can be spent before and after; below zero it is told apart by more than its sign. */
function Balance({ available, amount }: BalanceProps) {
  const { t } = useTexts();
  const left = subtractAmounts(available, amount);
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
      <div className={left.startsWith('-') ? styles['short'] : ''} data-field="leftAfter">
        <dt>{t('left')}</dt>
        <dd>
          <MoneyText amount={left} />
        </dd>
      </div>
    </dl>
  );
}
