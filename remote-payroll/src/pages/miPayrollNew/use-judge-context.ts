import { useMemo } from 'react';
import type { PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
import type { JudgeContext } from '../../features/payroll-grid';
import type { PayrollContext } from './payroll-source';

/** Returns a memoised context that rows are checked against; a new object would recheck all rows. */
export function useJudgeContext(
  { session, employees }: PayrollContext,
  typeId: string,
  half: PayrollHalf,
  previous: JudgeContext['previous'],
): JudgeContext {
  const { bankCode: ownBankCode, bankDay } = session;
  return useMemo(
    () => ({ ownBankCode, bankDay, previous, employees, typeId, half }),
    [ownBankCode, bankDay, previous, employees, typeId, half],
  );
}
