import { useMemo } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { isBudgetIban } from '@ncb/shared-kernel/domain/identifiers';
import { findTaxPayments, type FoundTax } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, PAYROLL_TAX_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { ALL_DOCUMENTS, useJournal } from '@ncb/shared-kernel/queries';

/** Loads payments to the budget around a day, grouped by tax; undefined while loading. */
export function useFoundTaxes(day: string): readonly FoundTax<JournalRow>[] | undefined {
  const request = {
    ...ALL_DOCUMENTS,
    start: addDays(day, -PAYROLL_TAX_DAYS),
    end: addDays(day, PAYROLL_TAX_DAYS),
    type: DocumentType.uahPayment,
  } as const;
  const { data, isError } = useJournal(request, true);
  return useMemo(() => {
    // Only a reminder: without the journal the result is empty.
    if (isError) return findTaxPayments<JournalRow>([]);
    return data && findTaxPayments(data.rows.filter(({ receiverAccount }) => isBudgetIban(receiverAccount)));
  }, [data, isError]);
}
