import type { ReactNode } from 'react';
import { subtractAmounts } from '../../domain/money';
import { DocumentStatus } from '../../domain/vocabulary';
import { MoneyText, useDates } from '../../ui';
import { TransferRoute, type TransferParty } from '../document-form';
import { Timeline } from '../timeline';
import type { SteppedDocument } from './list-document-steps';
import styles from './document-view.module.css';
import { useDocumentSteps } from './use-document-steps';
import { useTexts } from './texts';

export interface DocumentSummaryProps {
  title: string;
  document: SteppedDocument & {
    readonly id: string;
    readonly documentDate: string;
    readonly amount: string;
    readonly currencyLetters: string;
    readonly abortReason: string | null;
  };
  from: TransferParty;
  to: TransferParty;
  /** Spendable amount of the account, decimal string; null if not known. */
  available: string | null;
  /** Button of the next action. */
  action: ReactNode;
  note: string | undefined;
}

/** Summary of a stored document: amount, route, steps, and the next action. */
export function DocumentSummary({ title, document, from, to, available, action, note }: DocumentSummaryProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { steps, answer } = useDocumentSteps(document);
  const { amount, currencyLetters, documentDate, status } = document;
  return (
    <aside className={styles['summary']} aria-label={t('summary')} data-panel="summary">
      <div>
        <div className="ncb-quiet">{t('dated', { title, date: formatDay(documentDate) })}</div>
        <div className={styles['sum']} data-field="sum">
          <MoneyText amount={amount} currency={currencyLetters} />
        </div>
        <TransferRoute from={from} to={to} />
        {status === DocumentStatus.ready && available !== null && (
          <dl className={styles['balance']}>
            <div>
              <dt>{t('available')}</dt>
              <dd>
                <MoneyText amount={available} />
              </dd>
            </div>
            <div>
              <dt>{t('left')}</dt>
              <dd>
                <MoneyText amount={subtractAmounts(available, amount)} />
              </dd>
            </div>
          </dl>
        )}
      </div>
      <div className={styles['course']}>
        <Timeline steps={steps} />
        {answer.isError && <p role="alert">{common('messages.actJournalLoadFailed')}</p>}
        {action}
        {action && note && <p className={styles['note']}>{note}</p>}
      </div>
    </aside>
  );
}
