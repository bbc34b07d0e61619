/** A menu in a dialog in a page, and the fields that were passed on the way there. */
const REMEMBERED = 12;

interface Focused {
  readonly element: WeakRef<HTMLElement>;
  /** The page on which it had the focus. */
  readonly path: string;
}

/**
 * Gives the focus back to what had it before a dialog opened. antd does so for a dialog that is hidden; one that is taken
 * out of the page, as most are, and one that a menu opened would leave it nowhere: no shortcut of the page works then, and
 * Tab begins at the top.
 * @returns ends the watch. Source: design/ui, "Typing"
 */
export function watchLostFocus(): () => void {
  let recent: readonly Focused[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const others = recent.filter(({ element }) => element.deref() !== target);
    recent = [{ element: new WeakRef(target), path: location.pathname }, ...others].slice(0, REMEMBERED);
  };
  const giveBack = () => {
    // Whoever pressed beside everything has left his field on purpose: it is still there.
    const isLost = document.activeElement === document.body && recent[0]?.element.deref()?.isConnected !== true;
    if (!isLost) return;
    for (const { element, path } of recent) {
      const before = element.deref();
      if (!before?.isConnected || path !== location.pathname) continue;
      before.focus({ preventScroll: true });
      // What is hidden, as the menu that opened the dialog, or disabled takes no focus.
      if (document.activeElement === before) return;
    }
  };
  // Dialogs stand at the end of the body.
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) giveBack();
  });
  document.addEventListener('focusin', remember);
  watch.observe(document.body, { childList: true });
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
