import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { subtractAmounts } from '../../domain/money';
import { MoneyText } from '../../ui';
import styles from './document-form.module.css';
import { useTexts } from './texts';

/** One end of the money's way. */
export interface SummaryParty {
  readonly name: string;
  /** Account and bank, or what is wrong with them. */
  readonly about?: ReactNode;
  /** Nobody was chosen yet: the name is an invitation. */
  readonly isOpen?: boolean;
}

export interface SideSummaryProps {
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
  /** `ProblemLinks` after a failed save. */
  problems?: ReactNode;
  /** What to look at twice. */
  warnings?: ReactNode;
  /** The warnings in two words, for the bar where they are folded away; null for none. */
  warningTitle?: string | null;
  /** Its words and its address on the screen: `save`. */
  save: { readonly title: string; readonly action: string };
  isBusy: boolean;
  onSave: () => void;
  /** When the money goes. */
  note?: string;
}

/**
 * What a document that is being typed will do: how much, from where to whom, what is left, what speaks against it, and
 * the button that saves it. Beside the form, or a bar at the foot of the window.
 */
export function SideSummary(props: SideSummaryProps) {
  const { title, amount, currency, from, to, available, problems, warnings, warningTitle = null } = props;
  const { save, isBusy, onSave, note } = props;
  const { t } = useTexts();
  const [areWarningsOpen, setWarningsOpen] = useState(false);
  return (
    <aside className={styles['summary']} aria-label={t('summary')} data-panel="summary">
      <div>
        <div className={styles['title']}>{title}</div>
        <div className={`${styles['sum']} ${amount === null ? styles['open'] : ''}`}>
          <MoneyText amount={amount ?? '0.00'} currency={currency} />
        </div>
      </div>
      <ol className={styles['way']} aria-label={t('way')}>
        {[from, to].map(({ name, about, isOpen = false }, index) => (
          <li key={index}>
            <span className={isOpen ? styles['open'] : ''}>{name}</span>
            {about && <span className={styles['about']}>{about}</span>}
          </li>
        ))}
      </ol>
      {available !== null && <Balance available={available} amount={amount ?? '0.00'} />}
      {/* The place is there before the news: a screen reader tells what appears in it. */}
      <div
        className={`${styles['notices']} ${areWarningsOpen ? styles['notices-open'] : ''}`}
        aria-live="polite"
        data-field="notices"
      >
        {problems ?? warnings}
      </div>
      <div className={styles['buttons']}>
        {!problems && warningTitle !== null && (
          <Button
            type="link"
            icon={<WarningFilled />}
            className={styles['bar-link'] ?? ''}
            aria-expanded={areWarningsOpen}
            onClick={() => setWarningsOpen(!areWarningsOpen)}
            data-action="showWarnings"
          >
            {warningTitle}
          </Button>
        )}
        <Button type="primary" loading={isBusy} onClick={onSave} data-action={save.action}>
          {save.title}
          <kbd aria-hidden>Ctrl+S</kbd>
        </Button>
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </aside>
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
