import type { ReactNode } from 'react';
import { formatAmount, totalsPerCurrency } from '../../domain/money';
import { getCurrencyDigits } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { ConfirmedDocuments } from './ConfirmedDocuments';
import type { ActionDocument } from './use-document-actions';
import { useTexts } from './texts';
import { useDocumentTitle } from './use-document-title';

/** Amount formatted in the user's language, with ISO 4217 letters. */
export interface CurrencyAmount {
  readonly currency: string;
  readonly amount: string;
}

const NAMED_MAX = 10;

export function useConfirmedDocuments(): (documents: readonly ActionDocument[], note?: string) => ReactNode {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const titleOf = useDocumentTitle();
  return (documents, note) => {
    const totals = totalsPerCurrency(documents.map(({ amount, currencyLetters: currency }) => ({ amount, currency })));
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
