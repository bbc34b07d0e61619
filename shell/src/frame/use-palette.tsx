import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ComponentType } from 'react';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../languages';
import { isPaletteKey, loadPalette, PaletteButton, type PaletteProps, type PaletteSources } from '../palette';
import { getPaletteActions } from './get-palette-actions';
import { listPalettePages } from './list-palette-pages';
import { PanelGuard } from './PanelGuard';
import type { FramePages } from './use-frame-pages';

export interface PaletteOptions {
  pages: FramePages;
  services: ShellServices;
  areDialogsOpen: boolean;
}

/** Returns button and dialog of the search over everything, opened by Ctrl+K. Its code is fetched on demand. */
export function usePalette({ pages, services, areDialogsOpen }: PaletteOptions) {
  const { common } = useTexts();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const sources = usePaletteSources(pages, services, isOpen);

  const { notify } = services;
  const open = useCallback(() => {
    loadPalette().then(
      (code) => {
        setPalette(() => code.Palette);
        setOpen(true);
      },
      (error: unknown) => {
        console.error(String(error));
        notify('error', common('failures.network'));
      },
    );
  }, [notify, common]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // The browser would focus its own search.
    event.preventDefault();
    if (!event.repeat && !areDialogsOpen && !isAnyDialogVisible()) open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return {
    button: useMemo(() => <PaletteButton onOpen={open} onNear={prefetchPalette} />, [open]),
    dialog: isOpen && Palette && (
      <PanelGuard name="palette">
        <Palette sources={sources} onClose={() => setOpen(false)} />
      </PanelGuard>
    ),
  };
}

/** True while a page asks something: the palette would stand above the question and could leave the page. */
function isAnyDialogVisible(): boolean {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => dialog.getClientRects().length > 0,
  );
}

/** A failure is told when the palette is opened. */
function prefetchPalette(): void {
  loadPalette().catch(() => undefined);
}

const NOTHING: PaletteSources = { isConfirmed: false, actions: [], pages: [], canOpen: () => false };

function usePaletteSources(
  { isConfirmed, items, viewer, registry, canOpen }: FramePages,
  { language, navigation: { open } }: ShellServices,
  isOpen: boolean,
): PaletteSources {
  const { t } = useTexts();
  return useMemo(() => {
    if (!isOpen) return NOTHING;
    return {
      isConfirmed,
      canOpen,
      actions: getPaletteActions({ registry, viewer, language, canOpen, open }),
      pages: listPalettePages({
        items,
        viewer,
        canOpen,
        getLabel: ({ code, label }) => label ?? t(`menu.${code}` as 'menu.miAccounts'),
      }),
    };
  }, [isOpen, isConfirmed, items, viewer, registry, canOpen, language, open, t]);
}
