import type { ReactNode } from 'react';
import { formatAmount, totalsPerCurrency } from '../../domain/money';
import { currencyDigits } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MeantDocuments } from './MeantDocuments';
import type { ActionDocument } from './use-document-actions';
import { useTexts } from './texts';
import { useDocumentTitle } from './use-document-title';

/** Amount formatted in the user's language, with ISO 4217 letters. */
export interface CurrencyAmount {
  readonly currency: string;
  readonly amount: string;
}

const NAMED_MAX = 10;

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
