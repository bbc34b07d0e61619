import { addDays } from '@ncb/shared-kernel/domain/dates';
import { usePayrolls } from '@ncb/shared-kernel/queries';
import { PREVIOUS_DAYS, previousPayroll, type PayrollToCompare } from './previous-payroll';

/**
 * The payroll that another one is compared with, asked of the bank; `before` is null where there is none or none was told.
 * @param present its type, text and day; without a type nothing is asked
 */
export function usePayrollBefore(present: PayrollToCompare & { readonly typeId: string }) {
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
  return { answer, before: answer.data ? previousPayroll(answer.data.rows, present) : null };
}
