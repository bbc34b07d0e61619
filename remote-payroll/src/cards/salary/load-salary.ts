import { listPayrolls, type AnswerOf, type RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { DocumentStatus, PayrollType, SALARY_INTERVAL_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { payrollKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

type PayrollRow = AnswerOf<typeof listPayrolls>['rows'][number];

export interface SalaryContent {
  readonly open: readonly PayrollRow[];
  /** Last salary and the day by which the next is due; null without a salary within `LOOKED_BACK_DAYS`. */
  readonly next: { readonly paid: string; readonly due: string; readonly isLate: boolean } | null;
}

/** Longer than two pay intervals: a company without a salary since then does not pay salaries through this bank. */
const LOOKBACK_DAYS = 45;
const DONE: readonly DocumentStatus[] = [DocumentStatus.success, DocumentStatus.aborted];

/** Resolves with the payrolls in progress and the next salary day; null if there is neither. */
export async function loadSalary({ session, api, ask }: CardServices): Promise<Outcome<SalaryContent | null>> {
  const { companyRef, bankDay } = session;
  const request: RequestOf<typeof listPayrolls> = {
    start: addDays(bankDay, -LOOKBACK_DAYS),
    end: null,
    number: '',
    amountFrom: null,
    amountTo: null,
    status: null,
    typeId: null,
  };
  const answer = await ask(payrollKeys.list(companyRef, request), (signal) =>
    api.call(listPayrolls, request, { signal }),
  );
  if (!answer.ok) return answer;
  const { rows } = answer.value;
  const open = rows.filter(({ status }) => !DONE.includes(status)).reverse();
  const paid = rows
    .filter(({ status, typeId }) => status === DocumentStatus.success && typeId === String(PayrollType.salary))
    .map(({ payoutDay, documentDate }) => payoutDay ?? documentDate)
    .sort()
    .at(-1);
  const due = paid === undefined ? '' : addDays(paid, SALARY_INTERVAL_DAYS);
  const next = paid === undefined ? null : { paid, due, isLate: due < bankDay };
  return { ok: true, value: open.length > 0 || next ? { open, next } : null };
}
