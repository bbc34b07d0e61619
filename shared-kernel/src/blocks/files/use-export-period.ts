import { useState } from 'react';
import { addDays } from '../../domain/dates';
import { checkJournalSearch } from '../../domain/rules';
import { JOURNAL_DEFAULT_DAYS } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { FieldChecks } from '../../ui';

export interface ExportPeriod {
  /** `yyyy-MM-dd`, or the invalid text typed. */
  readonly start: string;
  readonly end: string;
  readonly setStart: (day: string) => void;
  readonly setEnd: (day: string) => void;
  readonly checked: FieldChecks;
  readonly isRight: boolean;
}

export function useExportPeriod(): ExportPeriod {
  const { session } = useSteadyShell();
  const [start, setStart] = useState(addDays(session.bankDay, -JOURNAL_DEFAULT_DAYS));
  const [end, setEnd] = useState(session.bankDay);
  // The bank accepts an open end; an export requires both days.
  const problems = [
    ...checkJournalSearch({ periodType: 'period', start, end, day: '', amountLow: '', amountHigh: '' }),
    ...(start === '' ? [{ field: 'start', key: 'emptyField' } as const] : []),
    ...(end === '' ? [{ field: 'end', key: 'emptyField' } as const] : []),
  ];
  return {
    start,
    end,
    setStart,
    setEnd,
    checked: {
      problemOf: (field) => problems.find((problem) => problem.field === field) ?? null,
      // Problems show at once: both days have values from the start.
      leave: () => undefined,
    },
    isRight: problems.length === 0,
  };
}
