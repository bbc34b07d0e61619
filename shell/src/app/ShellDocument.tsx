import { lazy, Suspense, type ReactNode } from 'react';
import { getPreviewRequest, takePreviewLink } from '../preview';
import { storeOverrides } from '../registry';
import { useThemeClass } from '../theme';

const PreviewRibbon = lazy(() => import('../preview/PreviewRibbon'));

/** Reads overrides and the preview link before the first navigation loses them. */
export function readAddressParameters(): void {
  storeOverrides();
  takePreviewLink();
}

export function ShellDocument({ children }: { children: ReactNode }) {
  useThemeClass();
  if (!getPreviewRequest()) return children;
  return (
    <>
      <Suspense>
        <PreviewRibbon />
      </Suspense>
      {children}
    </>
  );
}
