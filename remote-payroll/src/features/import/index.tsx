import { lazy, Suspense } from 'react';
import { Waiting } from '@ncb/shared-kernel/ui';
import type { ImportPayrollProps } from './ImportPayroll';

export type { ImportedHead, ImportPayrollProps } from './ImportPayroll';

const View = lazy(async () => ({ default: (await import('./ImportPayroll')).ImportPayroll }));

/** Rows of a payroll from a file; what reads and shows them is loaded when somebody imports. */
export function ImportPayroll(props: ImportPayrollProps) {
  return (
    <Suspense fallback={<Waiting rows={8} hasTitle />}>
      <View {...props} />
    </Suspense>
  );
}
