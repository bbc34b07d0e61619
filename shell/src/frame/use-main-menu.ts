import { Grid } from 'antd';
import { useState } from 'react';

/** How the main menu stands: with its words, as icons, or in a drawer over the page. */
export type MenuForm = 'full' | 'icons' | 'drawer';

export interface MainMenu {
  readonly form: MenuForm;
  /** False also for icons: their words are not seen. */
  readonly isOpen: boolean;
  toggle(): void;
  /** Only a drawer closes; the other forms stay as the user left them. */
  close(): void;
}

/** A narrow window has less room: what the user chose there says nothing about a wide one. */
const STORE_KEYS = { wide: 'ncb.menu.wide', narrow: 'ncb.menu.narrow' } as const;
type Window = keyof typeof STORE_KEYS;

/** The main menu by the window's width and the user's choice, which is kept in this browser as the theme is. */
export function useMainMenu(): MainMenu {
  const { md: isWide = true, xl: isVeryWide = true } = Grid.useBreakpoint();
  const [chosen, setChosen] = useState(() => ({ wide: kept('wide'), narrow: kept('narrow') }));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const present: Window = isVeryWide ? 'wide' : 'narrow';
  const form = isWide ? (chosen[present] ?? (isVeryWide ? 'full' : 'icons')) : 'drawer';
  return {
    form,
    isOpen: form === 'drawer' ? isDrawerOpen : form === 'full',
    toggle() {
      if (form === 'drawer') return setDrawerOpen(!isDrawerOpen);
      const wanted = form === 'full' ? 'icons' : 'full';
      localStorage.setItem(STORE_KEYS[present], wanted);
      setChosen({ ...chosen, [present]: wanted });
    },
    close: () => setDrawerOpen(false),
  };
}

function kept(window: Window): 'full' | 'icons' | null {
  const stored = localStorage.getItem(STORE_KEYS[window]);
  return stored === 'full' || stored === 'icons' ? stored : null;
}
