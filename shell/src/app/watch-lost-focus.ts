import { CONTENT_ID } from '../browser';

const REMEMBERED = 12;
/** Containers that keep the focus when a part of them is removed. */
const CONTAINERS = `#${CONTENT_ID}, [role="dialog"], dialog`;
const SILENT = { preventScroll: true };

interface Focused {
  readonly element: WeakRef<HTMLElement>;
  readonly path: string;
}

/**
 * Restores the focus where the user works. Without it page shortcuts fail, Tab starts at the top and a screen reader
 * falls silent when:
 * - a dialog is removed: the element focused before gets the focus back (antd does this for hidden dialogs only);
 * - a button is removed with its content ("show the rest"): its nearest remaining ancestor gets the focus;
 * - a button is disabled while its work runs: it gets the focus back afterwards.
 * @returns stops the watch
 */
export function watchLostFocus(): () => void {
  let recent: readonly Focused[] = [];
  let focusedAncestors: readonly WeakRef<HTMLElement>[] = [];
  /** Disabled element that gets the focus when enabled, unless the focus has left `meanwhile`. */
  let pendingFocus: { readonly element: WeakRef<HTMLElement>; readonly meanwhile: Element | null } | null = null;

  const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
  const getLast = () => recent[0]?.element.deref();
  const onChange = (changes: readonly MutationRecord[]) => {
    if (changes.some(({ type }) => type === 'attributes')) focusWhenEnabled();
    if (!changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
    // A press on the background leaves a field on purpose.
    if (isFocusLost() && getLast()?.isConnected !== true && !focusNearestAncestor()) restoreFocus();
  };
  const near = new MutationObserver(onChange);
  const dialogs = new MutationObserver(onChange);

  const awaitEnabled = (element: HTMLElement) => {
    pendingFocus = { element: new WeakRef(element), meanwhile: document.activeElement };
    near.observe(element, { attributeFilter: ['disabled'] });
  };
  const focusWhenEnabled = () => {
    const element = pendingFocus?.element.deref();
    if (!element || element.matches(':disabled')) return;
    if (isFocusLost() || document.activeElement === pendingFocus?.meanwhile) element.focus(SILENT);
  };
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const others = recent.filter(({ element }) => element.deref() !== target);
    recent = [{ element: new WeakRef(target), path: location.pathname }, ...others].slice(0, REMEMBERED);
    near.disconnect();
    const ancestors = getAncestors(target);
    // Only removals of their children matter: the rest of the page is not observed.
    for (const ancestor of ancestors) near.observe(ancestor, { childList: true });
    // A native dialog stands inside the page, not at the end of the body.
    const beside = ancestors.at(-1)?.parentElement;
    if (beside) near.observe(beside, { childList: true });
    focusedAncestors = ancestors.map((ancestor) => new WeakRef(ancestor));
    awaitEnabled(target);
  };
  const focusNearestAncestor = (): boolean => {
    const place = focusedAncestors.map((one) => one.deref()).find((one) => one?.isConnected === true);
    if (!place) return false;
    focusContainer(place);
    return document.activeElement === place;
  };
  const restoreFocus = () => {
    let disabled: HTMLElement | null = null;
    for (const { element, path } of recent) {
      const before = element.deref();
      if (!before?.isConnected || path !== location.pathname) continue;
      before.focus(SILENT);
      // Hidden or disabled elements take no focus.
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

/** Returns the ancestors up to the page or dialog, nearest first. */
function getAncestors(element: HTMLElement): readonly HTMLElement[] {
  const place = element.closest(CONTAINERS);
  const elements: HTMLElement[] = [];
  for (let one = element; place && one !== place && one.parentElement; one = one.parentElement) {
    elements.push(one.parentElement);
  }
  return elements;
}

/** Focuses an unfocusable container by a temporary tabindex, without a focus ring. */
function focusContainer(place: HTMLElement): void {
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
