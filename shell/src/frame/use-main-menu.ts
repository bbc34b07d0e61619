import { Grid } from 'antd';
import { useCallback, useState } from 'react';
import { browserStore } from '../browser/text-store';

/** How the main menu stands: with its words, as icons, or in a drawer over the page. */
export type MenuForm = 'full' | 'icons' | 'drawer';

export interface MainMenu {
  readonly form: MenuForm;
  /** False also for icons: their words are not seen. */
  readonly isOpen: boolean;
  /** The same function as long as the form is. */
  readonly toggle: () => void;
  /** Only a drawer closes; the other forms stay as the user left them. */
  readonly close: () => void;
}

/** A narrow window has less room: what the user chose there says nothing about a wide one. */
const STORE_KEYS = { wide: 'ncb.menu.wide', narrow: 'ncb.menu.narrow' } as const;
type Window = keyof typeof STORE_KEYS;

/** The main menu by the window's width and the user's choice, which is kept in this browser as the theme is. */
export function useMainMenu(): MainMenu {
  const { md: isWide = true, xl: isVeryWide = true } = Grid.useBreakpoint();
  const [chosen, setChosen] = useState(() => ({ wide: kept('wide'), narrow: kept('narrow') }));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const close = useCallback(() => setDrawerOpen(false), []);
  const present: Window = isVeryWide ? 'wide' : 'narrow';
  const form = isWide ? (chosen[present] ?? (isVeryWide ? 'full' : 'icons')) : 'drawer';
  const toggle = useCallback(() => {
    if (form === 'drawer') return setDrawerOpen((wasOpen) => !wasOpen);
    const wanted = form === 'full' ? 'icons' : 'full';
    browserStore.set(STORE_KEYS[present], wanted);
    setChosen((before) => ({ ...before, [present]: wanted }));
  }, [form, present]);
  return { form, isOpen: form === 'drawer' ? isDrawerOpen : form === 'full', toggle, close };
}

function kept(window: Window): 'full' | 'icons' | null {
  const stored = browserStore.get(STORE_KEYS[window]);
  return stored === 'full' || stored === 'icons' ? stored : null;
}
