import { listPayrolls, type AnswerOf, type RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { DocumentStatus, PayrollType, SALARY_INTERVAL_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { payrollKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

type PayrollRow = AnswerOf<typeof listPayrolls>['rows'][number];

export interface SalaryContent {
  /** Payrolls that are not executed yet, the oldest first. */
  readonly open: readonly PayrollRow[];
  /** The last salary and the day by which the next one is due; null if none was paid lately. */
  readonly next: { readonly paid: string; readonly due: string; readonly isLate: boolean } | null;
}

/** Longer than two intervals: whoever has not paid for so long pays no salaries by this bank. */
const LOOKED_BACK_DAYS = 45;
const DONE: readonly DocumentStatus[] = [DocumentStatus.success, DocumentStatus.aborted];

/** Salary days: what is under way, and by when the next one is due. */
export async function loadSalary({ session, api, ask }: CardServices): Promise<Outcome<SalaryContent | null>> {
  const { companyRef, bankDay } = session;
  const request: RequestOf<typeof listPayrolls> = {
    ...{ start: addDays(bankDay, -LOOKED_BACK_DAYS), end: null, number: '' },
    ...{ amountFrom: null, amountTo: null, status: null, typeId: null },
  };
  const answer = await ask(payrollKeys.list(companyRef, request), (signal) =>
    api.call(listPayrolls, request, { signal }),
  );
  if (!answer.ok) return answer;
  const { rows } = answer.value;
  const open = rows.filter(({ status }) => !DONE.includes(status)).reverse();
  const paid = rows
    .filter(({ status, typeId }) => status === DocumentStatus.success && typeId === String(PayrollType.salary))
    .map(({ confirmDate, documentDate }) => confirmDate ?? documentDate)
    .sort()
    .at(-1);
  const due = paid === undefined ? '' : addDays(paid, SALARY_INTERVAL_DAYS);
  const next = paid === undefined ? null : { paid, due, isLate: due < bankDay };
  return { ok: true, value: open.length > 0 || next ? { open, next } : null };
}
