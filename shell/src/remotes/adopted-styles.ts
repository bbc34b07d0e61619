/** Style sheets that pages adopt for the whole document, kept per page. */
export interface AdoptedStyles {
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
