const MENU_ITEM = '[role="menuitem"], [role="menuitemradio"]';

/**
 * An item of a menu acts when Enter goes down, and what the browser does with Enter comes after that: the dialog that the
 * item opened has the focus by then, on its cross, which would be pressed. Items that are links keep what the browser does.
 */
export function keepEnterInMenus(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === 'Enter' && target instanceof HTMLLIElement && target.matches(MENU_ITEM)) event.preventDefault();
  });
}
