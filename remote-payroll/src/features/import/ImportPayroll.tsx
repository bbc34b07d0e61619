import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import type { PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
import { AnswerFailure, Waiting } from '@ncb/shared-kernel/ui';
import { useImportContext } from './import-context';
import { SalaryFileView } from './SalaryFileView';

export interface ImportedHead {
  /** `yyyy-MM-dd` */
  readonly date: string | null;
  readonly typeId: string | null;
  readonly period: string;
  readonly half: PayrollHalf;
}

export interface ImportPayrollProps {
  onRows: (rows: readonly PayrollRowDraft[], head: ImportedHead) => void;
  onCancel: () => void;
  previous: readonly PayrollRowDraft[] | null;
}

export function ImportPayroll(props: ImportPayrollProps) {
  const context = useImportContext();
  if (context.isPending) return <Waiting rows={8} hasTitle />;
  if (context.isError) return <AnswerFailure answer={context} />;
  return <SalaryFileView {...props} context={context.data} />;
}
