import { useState } from 'react';
import type { FieldProblem } from '../../api/client';
import type { Problem } from '../../domain';
import { useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from './use-checked-form';

/** Keeps a row. @returns what is wrong with its fields; null when it is kept; nothing in it when a failure was told */
export type KeepRow<Row> = (row: Row) => Promise<readonly FieldProblem[] | null>;

export interface RecordFormOptions<Values, Row> {
  /** For the question before leaving. */
  title: string;
  initialValues: Values;
  check: (values: Values) => readonly Problem[];
  isShownAtOnce?: CheckedFormOptions<Values>['isShownAtOnce'];
  toRow: (values: Values) => Row;
  onKeep: KeepRow<Row>;
  onKept: () => void;
}

export interface RecordForm<Values> {
  readonly checked: CheckedForm<Values>;
  readonly isBusy: boolean;
  submit(): Promise<void>;
}

/** A row that is typed: checked by the rules, then kept; what the keeper finds wrong stands under its field. */
export function useRecordForm<Values extends object, Row>(options: RecordFormOptions<Values, Row>): RecordForm<Values> {
  const { title, initialValues, check, isShownAtOnce, toRow, onKeep, onKept } = options;
  const checked = useCheckedForm<Values>({ initialValues, check, ...(isShownAtOnce && { isShownAtOnce }) });
  const [isBusy, setBusy] = useState(false);
  useUnsavedWork(checked.isDirty, title);
  return {
    checked,
    isBusy,
    async submit() {
      if (isBusy || !checked.checkAll()) return;
      setBusy(true);
      const problems = await checked.sending(() => onKeep(toRow(checked.present())));
      setBusy(false);
      if (problems === null) onKept();
      else checked.showBankProblems(problems);
    },
  };
}
