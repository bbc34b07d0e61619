/** The style sheets that pages of remotes have adopted for the whole document, each page's own kept until it is shown again. */
export interface AdoptedStyles {
  /** A page is about to be shown. @returns takes what it has adopted out of the document */
  watch(page: string): () => void;
}

/**
 * A page may style the whole document by `document.adoptedStyleSheets`, which no security policy forbids. What it adopts
 * counts while it is shown: left in the document it would change the pages of others, and the shell.
 * Source: design/federation, rule 13
 */
export function createAdoptedStyles(place: Pick<Document, 'adoptedStyleSheets'> = document): AdoptedStyles {
  const kept = new Map<string, readonly CSSStyleSheet[]>();
  return {
    watch(page) {
      // Browsers of before 2023 have no such sheets, and nothing to take out.
      if (!('adoptedStyleSheets' in place)) return () => undefined;
      const others = [...place.adoptedStyleSheets];
      place.adoptedStyleSheets = [...others, ...(kept.get(page) ?? [])];
      return () => {
        kept.set(
          page,
          place.adoptedStyleSheets.filter((sheet) => !others.includes(sheet)),
        );
        place.adoptedStyleSheets = others;
      };
    },
  };
}

/** Of this document. */
export const adoptedStyles = createAdoptedStyles();
