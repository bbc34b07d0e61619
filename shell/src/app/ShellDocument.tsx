import { lazy, Suspense, type ReactNode } from 'react';
import { getPreviewRequest, takePreviewLink } from '../preview/preview-request';
import { storeOverrides } from '../remotes/with-overrides';
import { useThemeClass } from '../theme/theme-mode';

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
