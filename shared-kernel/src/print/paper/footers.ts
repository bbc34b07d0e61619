import type { Paper, TextStyle } from './paper';

export interface Footers {
  readonly firstPage: number;
  /** From both sides of the paper. */
  readonly edge: number;
  /** At the left of each page. */
  readonly text: string;
  /** At the right; null for pages without numbers. */
  readonly page: ((number: number, count: number) => string) | null;
}

const FROM_BOTTOM = 12;
/** The same on every page: nobody wants it read out between two rows of a table. */
const STYLE: TextStyle = { size: 8, tone: 'quiet', role: 'Artifact' };

/** The last line of each page from the first one on. How many there are is known only when all is drawn. */
export function drawFooters(paper: Paper, { firstPage, edge, text, page }: Footers): void {
  const count = paper.doc.getNumberOfPages() - firstPage + 1;
  const top = paper.height - FROM_BOTTOM;
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
