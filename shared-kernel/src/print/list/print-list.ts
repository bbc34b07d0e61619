import { toDotted } from '../../domain/dates';
import { formatAmount, totalsPerCurrency } from '../../domain/money';
import { languageTag, type Language } from '../../domain/vocabulary';
import {
  drawFooters,
  drawTable,
  lineHeight,
  openPaper,
  PADDING,
  startFlow,
  type Paper,
  type TextStyle,
} from '../paper';
import type { PrintedFile } from '../printed-file';
import { PRINT_TEXTS } from '../texts';

/** What a column of the list is for: amounts stand at their column's right edge. */
export interface PrintedColumn {
  readonly title: string;
  /** Its share of the paper's width. */
  readonly share: number;
  readonly isAmount?: boolean;
  /** Its cells and its title are never divided: dates, codes, accounts. */
  readonly isWhole?: boolean;
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
  const widths = columnWidths(paper, columns, rows, width);

  paper.write(title, EDGE, flow.take(lineHeight(TITLE) + 1), TITLE);
  for (const line of about.flatMap((text) => paper.lines(text, width, ABOUT)))
    paper.write(line, EDGE, flow.take(lineHeight(ABOUT)), ABOUT);
  flow.take(GAP);
  drawTable(
    paper,
    flow,
    {
      columns: columns.map(({ title: name, isAmount = false }, index) => ({
        title: name,
        width: widths[index] ?? 0,
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

/** What rounding may take away from a text that fits exactly. */
const SLACK = 0.3;

/**
 * Columns whose cells must stay in one piece get as much as their widest cell needs, every column at least the longest
 * word of its title; what is left goes to the others by their shares. Millimetres.
 */
function columnWidths(
  paper: Paper,
  columns: readonly PrintedColumn[],
  rows: PrintedList['rows'],
  width: number,
): readonly number[] {
  const needs = columns.map(({ title, isWhole, isAmount }, index) => {
    const words = title.split(/\s+/).map((word) => paper.widthOf(word, { size: ROW_SIZE, weight: 'bold' }));
    const cells = isWhole || isAmount ? rows.map((row) => paper.widthOf(row[index] ?? '', { size: ROW_SIZE })) : [];
    const widest = [...words, ...cells].reduce((most, each) => Math.max(most, each), 0);
    return widest + 2 * PADDING + SLACK;
  });
  const isFixed = ({ isWhole, isAmount }: PrintedColumn) => isWhole === true || isAmount === true;
  const rest = columns.reduce((left, column, index) => left - (isFixed(column) ? (needs[index] ?? 0) : 0), width);
  const shares = columns.reduce((sum, column) => sum + (isFixed(column) ? 0 : column.share), 0);
  const wanted = columns.map((column, index) =>
    isFixed(column) ? (needs[index] ?? 0) : Math.max(needs[index] ?? 0, (rest * column.share) / shares),
  );
  // Where even that is too much, all give way alike: a paper that is cut off would be worse.
  const total = wanted.reduce((sum, each) => sum + each, 0);
  return wanted.map((each) => (each * width) / total);
}
