import { lazy, Suspense } from 'react';
import { Waiting } from '@ncb/shared-kernel/ui';
import type { ImportPayrollProps } from './FileContent';

export type { ImportedHead, ImportPayrollProps } from './FileContent';

const View = lazy(async () => ({ default: (await import('./ImportPayroll')).ImportPayroll }));

export function ImportPayroll(props: ImportPayrollProps) {
  return (
    <Suspense fallback={<Waiting rows={8} hasTitle />}>
      <View {...props} />
    </Suspense>
  );
}
