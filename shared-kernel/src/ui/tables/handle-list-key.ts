import type { KeyboardEvent } from 'react';

const ROW = 'tr[data-row]';
const SELECT = 'input[data-action="select"]';
/** Controls of a row in the order in which they take its focus. */
const ROW_CONTROLS = [SELECT, '[data-action="details"]', 'a[href], button'];
/** Elements where letters are text. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Buttons of the list that a key presses, by the key's place: letters differ between layouts. */
const BUTTONS: Readonly<Record<string, string>> = {
  KeyS: '[data-action="sign"]:not(:disabled)',
  KeyE: '[data-action="export"]:not(:disabled)',
};
/** Filled button of the state that stands in place of no rows. */
const EMPTY_ACTION = '.ncb-state .ant-btn-primary';
const STEPS: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 };

/**
 * Handles keys of a list while it has the focus: j and k go to the next and previous row, x selects it, Enter on its
 * checkbox opens its panel, s signs the selection, e exports. In the search the down arrow leads to the first row, and
 * Enter presses the filled button of an empty list.
 */
export function handleListKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: list, target, code, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // Enter ends a composition of letters.
  if (event.nativeEvent.isComposing) return;
  // Menus and dialogs are inside the list only in React's tree.
  if (!(target instanceof HTMLElement) || !list.contains(target)) return;
  if (runKey(list, target, code, key)) event.preventDefault();
}

function runKey(list: HTMLElement, target: HTMLElement, code: string, key: string): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  if (target.matches('[data-field="search"]')) {
    if (key === 'Enter') return press(list.querySelector(EMPTY_ACTION));
    return key === 'ArrowDown' && focusRow(rows[0]);
  }
  if (target.matches(TYPING)) return false;
  const row = target.closest<HTMLElement>(ROW);
  const step = STEPS[code];
  if (step !== undefined) return focusRow(row ? rows[rows.indexOf(row) + step] : rows[0]);
  if (code === 'KeyX') return press(row?.querySelector(SELECT));
  if (key === 'Enter' && target.matches(SELECT)) return press(row?.querySelector('[data-action="details"]'));
  const button = BUTTONS[code];
  return button !== undefined && press(list.querySelector(button));
}

function focusRow(row: HTMLElement | undefined): boolean {
  const control = ROW_CONTROLS.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
  control?.focus();
  return Boolean(control);
}

function press(control: Element | null | undefined): boolean {
  if (!(control instanceof HTMLElement)) return false;
  control.click();
  return true;
}
