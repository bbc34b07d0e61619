import { addDays } from '@ncb/shared-kernel/domain/dates';
import { usePayrolls } from '@ncb/shared-kernel/queries';
import { PREVIOUS_DAYS, findPreviousPayroll, type PayrollToCompare } from './find-previous-payroll';

/**
 * Loads the payroll to compare with; `before` is null if none is loaded.
 * @param present without a type nothing is requested
 */
export function usePreviousPayrollRow(present: PayrollToCompare & { readonly typeId: string }) {
  const { typeId, documentDate } = present;
  const answer = usePayrolls(
    {
      start: addDays(documentDate, -PREVIOUS_DAYS),
      end: documentDate,
      number: '',
      amountFrom: null,
      amountTo: null,
      status: null,
      typeId,
    },
    typeId !== '',
  );
  return { answer, before: answer.data ? findPreviousPayroll(answer.data.rows, present) : null };
}
