import { lazy, Suspense, type ReactNode } from 'react';
import { askedPreview, takePreviewLink } from '../preview/kept-preview';
import { takeOverrides } from '../remotes/overrides';
import { useThemeClass } from '../theme/theme-mode';

const PreviewRibbon = lazy(() => import('../preview/PreviewRibbon'));

/** Reads overrides and the preview link before the first navigation loses them. */
export function readAddress(): void {
  takeOverrides();
  takePreviewLink();
}

export function ShellDocument({ children }: { children: ReactNode }) {
  useThemeClass();
  if (!askedPreview()) return children;
  return (
    <>
      <Suspense>
        <PreviewRibbon />
      </Suspense>
      {children}
    </>
  );
}
