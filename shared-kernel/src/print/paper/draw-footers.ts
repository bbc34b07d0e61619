import type { Printout, TextStyle } from './open-printout';

interface Footers {
  readonly firstPage: number;
  readonly edge: number;
  readonly text: string;
  /** Page number at the right; null for none. */
  readonly page: ((number: number, count: number) => string) | null;
}

/** Distance of the last line from the bottom of the page, mm. */
export const LAST_LINE_FROM_BOTTOM = 12;
/** An artifact: otherwise screen readers would read it between two rows of a table. */
const STYLE: TextStyle = { size: 8, tone: 'quiet', role: 'Artifact' };

/** Draws the last line of each page; called at the end, when the number of pages is known. */
export function drawFooters(paper: Printout, { firstPage, edge, text, page }: Footers): void {
  const count = paper.doc.getNumberOfPages() - firstPage + 1;
  const top = paper.height - LAST_LINE_FROM_BOTTOM;
  for (let number = 1; number <= count; number += 1) {
    paper.doc.setPage(firstPage + number - 1);
    const texts = [{ text: paper.shown(text), left: edge, top }];
    if (page) {
      const shown = paper.shown(page(number, count));
      texts.push({ text: shown, left: paper.width - edge - paper.widthOf(shown, STYLE), top });
    }
    paper.writeShown(texts, STYLE);
  }
}
