import { CONTENT_ID } from '../frame/use-page-title';

/** A menu in a dialog in a page, and the fields that were passed on the way there. */
const REMEMBERED = 12;
/** What keeps the focus within it when a part of it goes away. */
const PLACES = `#${CONTENT_ID}, [role="dialog"], dialog`;
const SILENT = { preventScroll: true };

interface Focused {
  readonly element: WeakRef<HTMLElement>;
  /** The page on which it had the focus. */
  readonly path: string;
}

/**
 * Keeps the focus where the user works. Without this no shortcut of the page would work, Tab would begin at the top, and a
 * screen reader would fall silent, in three cases:
 * - a dialog goes away: what had the focus before it opened gets it back. antd does so for a dialog that is hidden; most
 *   are taken out of the page, and some are opened by a menu;
 * - a button goes away with what it was about, as the one that shows the rest of a list: what stood around it gets the focus;
 * - a button is disabled while its work runs: it gets the focus back with its work done.
 * @returns ends the watch. Source: design/ui, "Typing"
 */
export function watchLostFocus(): () => void {
  let recent: readonly Focused[] = [];
  /** What stood around the last one that had the focus, the nearest first; empty outside a page or a dialog. */
  let around: readonly WeakRef<HTMLElement>[] = [];
  /** Gets the focus when it is enabled, unless somebody has put it elsewhere than where it waits meanwhile. */
  let awaited: { readonly element: WeakRef<HTMLElement>; readonly meanwhile: Element | null } | null = null;

  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  const last = () => recent[0]?.element.deref();
  const onChange = (changes: readonly MutationRecord[]) => {
    if (changes.some(({ type }) => type === 'attributes')) giveToEnabled();
    if (!changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
    // Whoever pressed beside everything has left his field on purpose: it is still there.
    if (isNowhere() && last()?.isConnected !== true && !stayAround()) giveBack();
  };
  const near = new MutationObserver(onChange);
  // Dialogs stand at the end of the body.
  const dialogs = new MutationObserver(onChange);

  const awaitEnabled = (element: HTMLElement) => {
    awaited = { element: new WeakRef(element), meanwhile: document.activeElement };
    near.observe(element, { attributeFilter: ['disabled'] });
  };
  const giveToEnabled = () => {
    const element = awaited?.element.deref();
    if (!element || element.matches(':disabled')) return;
    if (isNowhere() || document.activeElement === awaited?.meanwhile) element.focus(SILENT);
  };
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const others = recent.filter(({ element }) => element.deref() !== target);
    recent = [{ element: new WeakRef(target), path: location.pathname }, ...others].slice(0, REMEMBERED);
    near.disconnect();
    const ancestors = ancestorsIn(target);
    // What goes away is a child of one of them: nothing else of the page is watched, however often its rows change.
    for (const ancestor of ancestors) near.observe(ancestor, { childList: true });
    // A native dialog stands in the page and not at its end.
    const beside = ancestors.at(-1)?.parentElement;
    if (beside) near.observe(beside, { childList: true });
    around = ancestors.map((ancestor) => new WeakRef(ancestor));
    awaitEnabled(target);
  };
  const stayAround = (): boolean => {
    const place = around.map((one) => one.deref()).find((one) => one?.isConnected === true);
    if (!place) return false;
    focusPlace(place);
    return document.activeElement === place;
  };
  const giveBack = () => {
    let disabled: HTMLElement | null = null;
    for (const { element, path } of recent) {
      const before = element.deref();
      if (!before?.isConnected || path !== location.pathname) continue;
      before.focus(SILENT);
      // What is hidden, as the menu that opened the dialog, or disabled takes no focus.
      if (document.activeElement === before) break;
      if (before.matches(':disabled')) disabled ??= before;
    }
    if (disabled) awaitEnabled(disabled);
  };

  document.addEventListener('focusin', remember);
  dialogs.observe(document.body, { childList: true });
  return () => {
    near.disconnect();
    dialogs.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

/** What stands around an element of a page or a dialog, the nearest first and the page or the dialog last. */
function ancestorsIn(element: HTMLElement): readonly HTMLElement[] {
  const place = element.closest(PLACES);
  const found: HTMLElement[] = [];
  for (let one = element; place && one !== place && one.parentElement; one = one.parentElement) {
    found.push(one.parentElement);
  }
  return found;
}

/** What takes no focus otherwise takes it until it leaves, and has no ring: nothing can be done with it. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.style.outline = 'none';
    const leave = () => {
      place.removeAttribute('tabindex');
      place.style.removeProperty('outline');
    };
    place.addEventListener('blur', leave, { once: true });
  }
  place.focus(SILENT);
}
