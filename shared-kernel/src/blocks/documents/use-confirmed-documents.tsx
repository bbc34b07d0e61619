import type { ReactNode } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { formatAmount, sumPerCurrency } from '../../domain/money';
import { getCurrencyDigits } from '../../domain/vocabulary';
import { useTexts } from './texts';
import { useDocumentTitle } from './use-document-title';
import styles from './confirmed-documents.module.css';
import type { ActionDocument } from './get-possible-actions';

/** Amount formatted in the user's language, with ISO 4217 letters. */
interface CurrencyAmount {
  readonly currency: string;
  readonly amount: string;
}

interface ConfirmedRow extends CurrencyAmount {
  readonly id: string;
  readonly title: string;
  readonly receiver: string;
}

const ROWS_MAX = 5;

export function useConfirmedDocuments(): (documents: readonly ActionDocument[], note?: string) => ReactNode {
  const { language } = useSteadyShell();
  const { t, common } = useTexts();
  const titleOf = useDocumentTitle();
  const format = (amount: string, currency: string) => ({
    currency,
    amount: formatAmount(amount, language, getCurrencyDigits(currency)),
  });
  return (documents, note) => {
    const totals = sumPerCurrency(documents.map(({ amount, currencyLetters: currency }) => ({ amount, currency })));
    const others = documents.length - ROWS_MAX;
    return (
      <ConfirmedDocuments
        sums={totals.map(({ currency, amount }) => format(amount, currency))}
        rows={documents.slice(0, ROWS_MAX).map((document) => ({
          id: document.id,
          title: [titleOf(document), document.isInstant && common('transfers.instant')].filter(Boolean).join(' · '),
          receiver: document.receiverName ?? '',
          ...format(document.amount, document.currencyLetters),
        }))}
        others={others > 0 ? t('andOthers', { count: others }) : ''}
        note={note}
      />
    );
  };
}

interface ConfirmedDocumentsProps {
  sums: readonly CurrencyAmount[];
  rows: readonly ConfirmedRow[];
  /** Number of documents without a row, in words; '' for none. */
  others: string;
  note?: string | undefined;
}

/**
 * Documents of a confirmation. Takes formatted texts: a modal of antd renders outside the page's providers, where the
 * language is not available.
 */
function ConfirmedDocuments({ sums, rows, others, note }: ConfirmedDocumentsProps) {
  return (
    <>
      <p className="ncb-sums" data-field="total">
        {sums.map(({ currency, amount }) => (
          <strong key={currency} className="ncb-number" data-row={currency}>
            {amount}
            <span className="ncb-currency">{`\u00a0${currency}`}</span>
          </strong>
        ))}
      </p>
      <ul className={styles['rows']}>
        {rows.map(({ id, title, receiver, amount, currency }) => (
          <li key={id} data-row={id}>
            <span>
              {receiver && <strong>{receiver}</strong>}
              <span className={receiver && 'ncb-quiet'}>{title}</span>
            </span>
            <span className="ncb-number">
              {amount}
              <span className="ncb-currency">{`\u00a0${currency}`}</span>
            </span>
          </li>
        ))}
      </ul>
      {others && <p className="ncb-quiet">{others}</p>}
      {note && <p data-notice="info">{note}</p>}
    </>
  );
}
