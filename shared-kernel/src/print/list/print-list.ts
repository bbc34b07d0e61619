import { toDotted } from '../../domain/dates';
import { formatAmount, totalsPerCurrency } from '../../domain/money';
import { languageTag, type Language } from '../../domain/vocabulary';
import { drawFooters, drawTable, lineHeight, openPaper, startFlow, type TextStyle } from '../paper';
import type { PrintedFile } from '../printed-file';
import { PRINT_TEXTS } from '../texts';

/** What a column of the list is for: amounts stand at their column's right edge. */
export interface PrintedColumn {
  readonly title: string;
  /** Its share of the paper's width. */
  readonly share: number;
  readonly isAmount?: boolean;
}

export interface PrintedList {
  readonly title: string;
  /** Below the title: whose documents, of which days, found by what. */
  readonly about: readonly string[];
  readonly columns: readonly PrintedColumn[];
  /** Cells as they are read. */
  readonly rows: readonly (readonly string[])[];
  /** What is summed up per currency. */
  readonly amounts: readonly { readonly amount: string; readonly currency: string }[];
}

export interface ListPaperOptions {
  readonly language: Language;
  /** The day of printing, `yyyy-MM-dd`. */
  readonly day: string;
}

const EDGE = 12;
const MARGINS = { top: 12, bottom: 16 };
const TITLE: TextStyle = { size: 14, weight: 'bold' };
const ABOUT: TextStyle = { size: 9 };
const TOTAL: TextStyle = { size: 10, weight: 'bold' };
const ROW_SIZE = 8;
const GAP = 3;

/**
 * A list of documents on A4 across, with totals per currency; the head of the table stands on every page.
 * @param onRow after each row, with how many are drawn
 */
export function printList(
  { title, about, columns, rows, amounts }: PrintedList,
  { language, day }: ListPaperOptions,
  onRow: (done: number) => void = () => undefined,
): PrintedFile {
  const texts = PRINT_TEXTS[language];
  const paper = openPaper({ orientation: 'landscape', title, language: languageTag(language) });
  const flow = startFlow(paper, MARGINS);
  const width = paper.width - 2 * EDGE;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);

  paper.write(title, EDGE, flow.take(lineHeight(TITLE) + 1), TITLE);
  for (const line of about.flatMap((text) => paper.lines(text, width, ABOUT)))
    paper.write(line, EDGE, flow.take(lineHeight(ABOUT)), ABOUT);
  flow.take(GAP);
  drawTable(
    paper,
    flow,
    {
      columns: columns.map(({ title: name, share, isAmount = false }) => ({
        title: name,
        width: (width * share) / shares,
        align: isAmount ? 'right' : 'left',
      })),
      rows,
      size: ROW_SIZE,
      left: EDGE,
    },
    onRow,
  );
  const totals = totalsPerCurrency(amounts);
  const top = flow.take(GAP + totals.length * lineHeight(TOTAL)) + GAP;
  paper.write(
    totals.map(({ currency, amount }) => `${texts.total}: ${formatAmount(amount, language)} ${currency}`),
    EDGE,
    top,
    TOTAL,
  );
  drawFooters(paper, { firstPage: 1, edge: EDGE, text: `${texts.printed} ${toDotted(day)}`, page: texts.page });
  return paper.file();
}
