import { useState } from 'react';
import type { FieldProblem } from '../../api/client';
import type { Problem } from '../../domain';
import { useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from './use-checked-form';

/**
 * Saves a row.
 * @returns problems of its fields; null on success; empty if a failure was reported
 */
export type SaveRow<Row> = (row: Row) => Promise<readonly FieldProblem[] | null>;

export interface RecordFormOptions<Values, Row> {
  /** Title for the prompt before leaving. */
  title: string;
  initialValues: Values;
  check: (values: Values) => readonly Problem[];
  isShownAtOnce?: CheckedFormOptions<Values>['isShownAtOnce'];
  /**
   * Loads facts that `check` reads, such as the bank's comparison of account and code; values are checked again
   * afterwards.
   */
  prepare?: (values: Values) => Promise<unknown>;
  toRow: (values: Values) => Row;
  onSave: SaveRow<Row>;
  onKept: () => void;
}

export interface RecordForm<Values> {
  readonly checked: CheckedForm<Values>;
  readonly isBusy: boolean;
  submit(): Promise<void>;
}

export function useRecordForm<Values extends object, Row>(options: RecordFormOptions<Values, Row>): RecordForm<Values> {
  const { title, initialValues, check, isShownAtOnce, prepare, toRow, onSave, onKept: onSaved } = options;
  const checked = useCheckedForm<Values>({ initialValues, check, ...(isShownAtOnce && { isShownAtOnce }) });
  const [isBusy, setBusy] = useState(false);
  useUnsavedWork(checked.isDirty, title);
  return {
    checked,
    isBusy,
    async submit() {
      // Not `isBusy`: a second press within the same render would still see false.
      if (checked.isSending() || !checked.checkAll()) return;
      setBusy(true);
      try {
        const problems = await checked.sending(async () => {
          await prepare?.(checked.present());
          return checked.checkAll() ? onSave(toRow(checked.present())) : [];
        });
        if (problems === null) onSaved();
        else if (problems.length > 0) checked.showBankProblems(problems);
      } finally {
        setBusy(false);
      }
    },
  };
}
