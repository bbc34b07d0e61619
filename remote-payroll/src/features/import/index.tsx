import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { ImportPayrollProps } from './ImportPayroll';

export type { ImportedHead, ImportPayrollProps } from './ImportPayroll';

const View = lazy(async () => ({ default: (await import('./ImportPayroll')).ImportPayroll }));

/** Rows of a payroll from a file; what reads and shows them is loaded when somebody imports. */
export function ImportPayroll(props: ImportPayrollProps) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
      <View {...props} />
    </Suspense>
  );
}
