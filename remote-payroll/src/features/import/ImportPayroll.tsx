import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import type { PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
import { AnswerFailure, Waiting } from '@ncb/shared-kernel/ui';
import { useImportContext } from './import-context';
import { SalaryFileView } from './SalaryFileView';

/** What a file says of the payroll beside its rows. */
export interface ImportedHead {
  /** `yyyy-MM-dd` */
  readonly date: string | null;
  /** Of the bank's catalogue. */
  readonly typeId: string | null;
  /** `yyyy-MM`, '' for none. */
  readonly period: string;
  readonly half: PayrollHalf;
}

export interface ImportPayrollProps {
  /** The rows without a problem, when the person has added them. */
  onRows: (rows: readonly PayrollRowDraft[], head: ImportedHead) => void;
  onCancel: () => void;
  /** The rows of the last payroll, to compare with; null for none. */
  previous: readonly PayrollRowDraft[] | null;
}

/** From a file to the rows of a payroll: choose, answer what only a person knows, put right, add. */
export function ImportPayroll(props: ImportPayrollProps) {
  const context = useImportContext();
  if (context.isPending) return <Waiting rows={8} hasTitle />;
  if (context.isError) return <AnswerFailure answer={context} />;
  return <SalaryFileView {...props} context={context.data} />;
}
