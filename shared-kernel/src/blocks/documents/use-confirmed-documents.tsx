import type { ReactNode } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { formatAmount, sumPerCurrency } from '../../domain/money';
import { getCurrencyDigits } from '../../domain/vocabulary';
import { useTexts } from './texts';
import { useDocumentTitle } from './use-document-title';
import type { ActionDocument } from './get-possible-actions';

/** Amount formatted in the user's language, with ISO 4217 letters. */
interface CurrencyAmount {
  readonly currency: string;
  readonly amount: string;
}

const NAMED_MAX = 10;

export function useConfirmedDocuments(): (documents: readonly ActionDocument[], note?: string) => ReactNode {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const titleOf = useDocumentTitle();
  return (documents, note) => {
    const totals = sumPerCurrency(documents.map(({ amount, currencyLetters: currency }) => ({ amount, currency })));
    const named = documents.slice(0, NAMED_MAX).map(titleOf).join(', ');
    const others = documents.length - NAMED_MAX;
    return (
      <ConfirmedDocuments
        sums={totals.map(({ currency, amount }) => ({
          currency,
          amount: formatAmount(amount, language, getCurrencyDigits(currency)),
        }))}
        names={others > 0 ? t('andOthers', { named, count: others }) : named}
        note={note}
      />
    );
  };
}

interface ConfirmedDocumentsProps {
  sums: readonly CurrencyAmount[];
  names: string;
  note?: string | undefined;
}

/**
 * Documents of a confirmation. Takes formatted texts: a modal of antd renders outside the page's providers, where the
 * language is not available.
 */
function ConfirmedDocuments({ sums, names, note }: ConfirmedDocumentsProps) {
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
      <p>{names}</p>
      {note && <p data-notice="info">{note}</p>}
    </>
  );
}
