import { lazy, Suspense, type ReactNode } from 'react';
import { askedPreview, takePreviewLink } from '../preview/kept-preview';
import { takeOverrides } from '../remotes/overrides';
import { useThemeClass } from '../theme/theme-mode';

const PreviewRibbon = lazy(() => import('../preview/PreviewRibbon'));

/** Takes out of the address what is of the whole tab: the first navigation would lose it. */
export function readAddress(): void {
  takeOverrides();
  takePreviewLink();
}

/** What stands around every page of the shell: the theme, and the ribbon of a tab that previews a version. */
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
