import { Grid } from 'antd';
import { useCallback, useState } from 'react';
import { BROWSER_KEYS, browserStore } from '../browser';

type MenuForm = 'full' | 'icons' | 'drawer';

export interface MainMenu {
  readonly form: MenuForm;
  /** False for icons, whose labels are not visible. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Closes the drawer; other forms stay. */
  readonly close: () => void;
}

/** Keys of separate choices: one made in a narrow window says nothing about a wide one. */
const STORE_KEYS = { wide: BROWSER_KEYS.wideMenu, narrow: BROWSER_KEYS.narrowMenu } as const;
type Window = keyof typeof STORE_KEYS;

/** Returns the menu's form by window width and the user's stored choice. */
export function useMainMenu(): MainMenu {
  const { md: isWide = true, xl: isVeryWide = true } = Grid.useBreakpoint();
  const [choices, setChosen] = useState(() => ({ wide: readChoice('wide'), narrow: readChoice('narrow') }));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const close = useCallback(() => setDrawerOpen(false), []);
  const present: Window = isVeryWide ? 'wide' : 'narrow';
  const form = isWide ? (choices[present] ?? (isVeryWide ? 'full' : 'icons')) : 'drawer';
  const toggle = useCallback(() => {
    if (form === 'drawer') return setDrawerOpen((wasOpen) => !wasOpen);
    const next = form === 'full' ? 'icons' : 'full';
    browserStore.set(STORE_KEYS[present], next);
    setChosen((before) => ({ ...before, [present]: next }));
  }, [form, present]);
  return { form, isOpen: form === 'drawer' ? isDrawerOpen : form === 'full', toggle, close };
}

function readChoice(window: Window): 'full' | 'icons' | null {
  const stored = browserStore.get(STORE_KEYS[window]);
  return stored === 'full' || stored === 'icons' ? stored : null;
}
