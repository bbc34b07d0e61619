import { CODE_LIMIT } from '../registry';

/** Style sheet, active between `show` and the last user's `hide`, without another request. */
export interface StyleSheet {
  show(): void;
  hide(): void;
}

interface StyleSheetPlace {
  readonly address: string;
  readonly integrity: string | null;
}

/** Loads a style sheet; null if it failed or does not match its hash. */
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
      // Disables the sheet: a disabled link drops its sheet and would fetch and flash again.
      const setShown = (isShown: boolean) => link.sheet && (link.sheet.disabled = !isShown);
      let users = 0;
      const count = (change: 1 | -1) => {
        users += change;
        setShown(users > 0);
      };
      setShown(false);
      resolve({ show: () => count(1), hide: () => count(-1) });
    });
    // After the shell's sheets.
    document.head.append(link);
  });
}

/** Style sheets that pages adopt for the whole document, kept per page. */
interface AdoptedStyles {
  watch(page: string): () => void;
}

/**
 * Creates a watch: no content security policy forbids `document.adoptedStyleSheets`, and sheets left behind would
 * change other pages.
 */
export function createAdoptedStyles(place: Pick<Document, 'adoptedStyleSheets'> = document): AdoptedStyles {
  const sheetsByPage = new Map<string, readonly CSSStyleSheet[]>();
  return {
    watch(page) {
      // Browsers before 2023 have no adopted sheets.
      if (!('adoptedStyleSheets' in place)) return () => undefined;
      const others = [...place.adoptedStyleSheets];
      place.adoptedStyleSheets = [...others, ...(sheetsByPage.get(page) ?? [])];
      return () => {
        sheetsByPage.set(
          page,
          place.adoptedStyleSheets.filter((sheet) => !others.includes(sheet)),
        );
        place.adoptedStyleSheets = others;
      };
    },
  };
}

export const adoptedStyles = createAdoptedStyles();
