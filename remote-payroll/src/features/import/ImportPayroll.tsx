import { AnswerFailure, Waiting } from '@ncb/shared-kernel/ui';
import { useImportContext } from './import-context';
import type { ImportPayrollProps } from './FileContent';
import { SalaryFileView } from './SalaryFileView';

export function ImportPayroll(props: ImportPayrollProps) {
  const context = useImportContext();
  if (context.isPending) return <Waiting rows={8} hasTitle />;
  if (context.isError) return <AnswerFailure answer={context} />;
  return <SalaryFileView {...props} context={context.data} />;
}
