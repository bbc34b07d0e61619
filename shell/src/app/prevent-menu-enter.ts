const MENU_ITEM = '[role="menuitem"], [role="menuitemradio"]';

/**
 * Cancels the default of Enter on menu items: it comes after keydown and would press the close button of the dialog
 * that the item opened. Links keep it.
 */
export function preventMenuEnter(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === 'Enter' && target instanceof HTMLLIElement && target.matches(MENU_ITEM)) event.preventDefault();
  });
}
