import type { ReactNode } from 'react';
import { formatAmount, totalsPerCurrency } from '../../domain/money';
import { currencyDigits } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MeantDocuments } from './MeantDocuments';
import type { ActionDocument } from './use-document-actions';
import { useTexts } from './texts';
import { useDocumentTitle } from './use-document-title';

/** An amount in the user's language, and the letters of its currency. */
export interface CurrencyAmount {
  readonly currency: string;
  readonly amount: string;
}

/** Of more nobody reads the list. */
const NAMED_MAX = 10;

/** What a question says of the documents that it is about: their sums and what people call them. */
export function useMeantDocuments(): (documents: readonly ActionDocument[], note?: string) => ReactNode {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const titleOf = useDocumentTitle();
  return (documents, note) => {
    const totals = totalsPerCurrency(documents.map(({ amount, currencyLetters: currency }) => ({ amount, currency })));
    const named = documents.slice(0, NAMED_MAX).map(titleOf).join(', ');
    const others = documents.length - NAMED_MAX;
    return (
      <MeantDocuments
        sums={totals.map(({ currency, amount }) => ({
          currency,
          amount: formatAmount(amount, language, currencyDigits(currency)),
        }))}
        names={others > 0 ? t('andOthers', { named, count: others }) : named}
        note={note}
      />
    );
  };
}
