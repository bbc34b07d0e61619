/** True while a page asks something: another dialog would stand above the question and could leave the page. */
export function isAnyDialogVisible(): boolean {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => dialog.getClientRects().length > 0,
  );
}
