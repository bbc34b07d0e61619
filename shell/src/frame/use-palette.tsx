import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { SEARCH_TEXT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { isPaletteKey, loadPalette, PaletteButton, type PaletteSources } from '../palette';
import { getPaletteActions } from './get-palette-actions';
import { listPalettePages } from './list-palette-pages';
import { PanelGuard } from './PanelGuard';
import type { FramePages } from './use-frame-pages';
import { useMenuLabel } from './use-menu-label';
import { isAnyDialogVisible } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import { useLazyDialog } from './use-lazy-dialog';

interface PaletteOptions {
  pages: FramePages;
  services: ShellServices;
  areDialogsOpen: boolean;
}

/** Returns button and dialog of the search over everything, opened by Ctrl+K. Its code is fetched on demand. */
export function usePalette({ pages, services, areDialogsOpen }: PaletteOptions) {
  const { t } = useTexts();
  const { Dialog: Palette, isOpening, open: openDialog, close } = useLazyDialog(loadPaletteDialog, services);
  const [earlyText, setEarlyText] = useState('');
  const opener = useRef<Element | null>(null);
  const open = useCallback(() => {
    if (isOpening) return;
    opener.current = document.activeElement;
    setEarlyText('');
    openDialog();
  }, [isOpening, openDialog]);
  useEffect(() => {
    if (Palette) opener.current = null;
    if (isOpening || Palette || !(opener.current instanceof HTMLElement)) return;
    // Cancelled, or the code could not be loaded: the focus went with the hidden field, if it was still there.
    if (document.activeElement === document.body) opener.current.focus();
    opener.current = null;
  }, [isOpening, Palette]);
  const sources = usePaletteSources(pages, services, Palette !== null);
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
    dialog: (
      <>
        {isOpening && (
          // Takes the letters typed before the code is there: they would be lost, or change a field of the page.
          <input
            autoFocus
            aria-label={t('palette.title')}
            className="ncb-visually-hidden"
            maxLength={SEARCH_TEXT_MAX}
            value={earlyText}
            onChange={(event) => setEarlyText(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          />
        )}
        {Palette && (
          <PanelGuard name="palette">
            <Palette initialText={earlyText} sources={sources} onClose={close} />
          </PanelGuard>
        )}
      </>
    ),
  };
}

async function loadPaletteDialog() {
  const { Palette } = await loadPalette();
  return Palette;
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
  const getLabel = useMenuLabel();
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
        getLabel,
      }),
    };
  }, [isOpen, isConfirmed, items, viewer, registry, canOpen, language, open, getLabel]);
}
