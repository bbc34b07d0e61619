import { CODE_LIMIT } from './limits';

/**
 * A remote's style sheet, loaded. It counts only between `show` and `hide`, at once and without being asked for again;
 * where several show it (the cards of a remote), until the last one hides it.
 */
export interface StyleSheet {
  show(): void;
  hide(): void;
}

export interface StyleSheetPlace {
  readonly address: string;
  /** The hash that the browser checks; none where a developer's own server gives the sheet. */
  readonly integrity: string | null;
}

/** Loads a style sheet within the limit for code; null if it did not come, or is not what was pinned. */
export function loadStyleSheet({ address, integrity }: StyleSheetPlace): Promise<StyleSheet | null> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.crossOrigin = 'anonymous';
  if (integrity !== null) link.integrity = integrity;
  return new Promise((resolve) => {
    const fail = () => {
      clearTimeout(timer);
      link.remove();
      resolve(null);
    };
    const timer = setTimeout(fail, CODE_LIMIT);
    link.addEventListener('error', fail);
    link.addEventListener('load', () => {
      clearTimeout(timer);
      // Through the sheet: the link's own `disabled` would drop it, and showing it again would fetch and flash.
      const setShown = (isShown: boolean) => link.sheet && (link.sheet.disabled = !isShown);
      let wearers = 0;
      const count = (change: 1 | -1) => {
        wearers += change;
        setShown(wearers > 0);
      };
      setShown(false);
      resolve({ show: () => count(1), hide: () => count(-1) });
    });
    // After the shell's own sheets, whose rules it may add to.
    document.head.append(link);
  });
}
