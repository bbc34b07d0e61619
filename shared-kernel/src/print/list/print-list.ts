import { toDotted } from '../../domain/dates';
import { formatInCurrency, sumPerCurrency } from '../../domain/money';
import { getLanguageTag, type Language } from '../../domain/vocabulary';
import {
  drawFooters,
  drawTable,
  getLineHeight,
  openPrintout,
  PADDING,
  startFlow,
  type Printout,
  type TextStyle,
} from '../paper';
import type { PrintedFile } from '../printed-file';
import { PRINT_TEXTS } from '../texts';

export interface PrintedColumn {
  readonly title: string;
  readonly share: number;
  readonly isAmount?: boolean;
  /** Cells and title are never wrapped: dates, codes, accounts. */
  readonly isWhole?: boolean;
}

export interface PrintedList {
  readonly title: string;
  readonly about: readonly string[];
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly amounts: readonly { readonly amount: string; readonly currency: string }[];
}

export interface ListPrintOptions {
  readonly language: Language;
  /** Day of printing, `yyyy-MM-dd`. */
  readonly day: string;
}

const EDGE = 12;
const MARGINS = { top: 12, bottom: 16 };
const TITLE: TextStyle = { size: 14, weight: 'bold', role: 'H1' };
const ABOUT: TextStyle = { size: 9 };
const TOTAL: TextStyle = { size: 10, weight: 'bold' };
const ROW_SIZE = 8;
const GAP = 3;

/**
 * Prints a list of documents on landscape A4, with totals by currency.
 * @param onRow called after each row with the number of rows drawn
 */
export function printList(
  { title, about, columns, rows, amounts }: PrintedList,
  { language, day }: ListPrintOptions,
  onRow: (done: number) => void = () => undefined,
): PrintedFile {
  const texts = PRINT_TEXTS[language];
  const paper = openPrintout({ orientation: 'landscape', title, language: getLanguageTag(language) });
  const flow = startFlow(paper, MARGINS);
  const width = paper.width - 2 * EDGE;
  const widths = getColumnWidths(paper, columns, rows, width);

  paper.write(title, EDGE, flow.reserve(getLineHeight(TITLE) + 1), TITLE);
  for (const line of about.flatMap((text) => paper.lines(text, width, ABOUT)))
    paper.write(line, EDGE, flow.reserve(getLineHeight(ABOUT)), ABOUT);
  flow.reserve(GAP);
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
  const totals = sumPerCurrency(amounts);
  const top = flow.reserve(GAP + totals.length * getLineHeight(TOTAL)) + GAP;
  paper.write(
    totals.map(({ currency, amount }) => `${texts.total}: ${formatInCurrency(amount, currency, language)} ${currency}`),
    EDGE,
    top,
    TOTAL,
  );
  drawFooters(paper, { firstPage: 1, edge: EDGE, text: `${texts.printed} ${toDotted(day)}`, page: texts.page });
  return paper.file();
}

const SLACK = 0.3;
/** mm; longer words are split: a URL in a purpose would leave no room for other columns. */
const WORD_MAX = 30;

/**
 * Returns the widths in mm: columns that must not wrap get the width of their widest cell, others at least their
 * longest word.
 */
function getColumnWidths(
  paper: Printout,
  columns: readonly PrintedColumn[],
  rows: PrintedList['rows'],
  width: number,
): readonly number[] {
  const isFixed = ({ isWhole, isAmount }: PrintedColumn) => isWhole === true || isAmount === true;
  const needs = columns.map((column, index) => {
    const titles = column.title.split(/\s+/).map((word) => paper.widthOf(word, { size: ROW_SIZE, weight: 'bold' }));
    const texts = rows.map((row) => row[index] ?? '');
    const most = isFixed(column) ? Infinity : WORD_MAX;
    const cells = (isFixed(column) ? texts : findLongestWords(texts)).map((text) =>
      Math.min(paper.widthOf(text, { size: ROW_SIZE }), most),
    );
    const widest = [...titles, ...cells].reduce((more, each) => Math.max(more, each), 0);
    return widest + 2 * PADDING + SLACK;
  });
  const sum = (getValue: (column: PrintedColumn, index: number) => number) =>
    columns.reduce((all, column, index) => all + getValue(column, index), 0);
  const getNeed = (_: PrintedColumn, index: number) => needs[index] ?? 0;
  const freeWidth = width - sum(getNeed);
  if (freeWidth >= 0) {
    const shares = sum((column) => (isFixed(column) ? 0 : column.share));
    return columns.map(
      (column, index) => getNeed(column, index) + (isFixed(column) ? 0 : (freeWidth * column.share) / shares),
    );
  }
  // If space is short, wrapping columns shrink first, then all, as a clipped page would be worse.
  const wrapped = sum((column, index) => (isFixed(column) ? 0 : getNeed(column, index)));
  const rest = wrapped + freeWidth;
  if (rest < wrapped / 2) return columns.map((column, index) => (getNeed(column, index) * width) / (width - freeWidth));
  return columns.map((column, index) => getNeed(column, index) * (isFixed(column) ? 1 : rest / wrapped));
}

/** Letters differ in width: words up to two characters shorter may be as wide as the longest. */
const SHORTER = 2;

/** Returns the candidates for the widest word: measuring every word takes longer than drawing. */
function findLongestWords(texts: readonly string[]): readonly string[] {
  const words = new Set(texts.flatMap((text) => text.split(/\s+/)));
  const longest = [...words].reduce((most, { length }) => Math.max(most, length), 0);
  return [...words].filter(({ length }) => length >= longest - SHORTER);
}
