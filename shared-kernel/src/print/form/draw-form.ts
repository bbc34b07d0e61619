import { toDotted } from '../../domain/dates';
import type { PrintoutRow, PrintoutSection } from '../../domain/papers';
import { drawFooters, getLineHeight, startFlow, type Flow, type Printout, type TextStyle } from '../paper';
import { drawSignatures } from '../payment/draw-signatures';
import { addReferenceNumber, drawReference } from '../reference';
import { PRINT_TEXTS } from '../texts';
import { buildCodeShape, drawCode } from '../code';
import type { PrintedForm } from './printed-form';

const EDGE = 15;
const MARGINS = { top: 15, bottom: 18 };
const TITLE: TextStyle = { size: 14, weight: 'bold', align: 'center', role: 'H1' };
const TITLE_LEFT: TextStyle = { size: 9, tone: 'quiet' };
const HEADING: TextStyle = { size: 9, weight: 'bold', role: 'H2' };
const LABEL: TextStyle = { size: 9, tone: 'quiet', role: 'TH' };
const VALUE: TextStyle = { size: 9, role: 'TD' };
const PADDING = 1.1;
const ROW_GAP = 0.2;
const GAP = 1;
const BOX_LINE = 0.15;
const BOX_GREY = 120;
/** mm from the left edge: heading of a block, labels and values of its rows. */
const COLUMNS = { heading: { left: 15, width: 42 }, label: { left: 60, width: 42 }, value: { left: 104, width: 89 } };
const WIDTH = 180;
/** Side of a QR code with its margin, mm: readable by a phone at 20 cm. */
const CODE_SIDE = 22;
/** A longer value continues in a row of its own, so that no row exceeds a page. */
const LINES_MAX = 40;

interface MeasuredRow {
  readonly label: readonly string[];
  readonly value: readonly string[];
  readonly height: number;
}

/** The bank's currency forms are in Ukrainian, whatever the screen's language. */
const { payment: WORDS, reference: REFERENCE, printed, page: pageOf } = PRINT_TEXTS.ua;

/**
 * Draws a form of titled blocks from the top of the current page; a block stays together if a page has room for it.
 * Source: docs/requirements/banking-rules.md#currency-payment-instruction.
 * @param day of printing, `yyyy-MM-dd`
 */
export function drawForm(paper: Printout, form: PrintedForm, day: string): void {
  const { title, sections, signed, code, reference } = form;
  const flow = startFlow(paper, MARGINS);
  if (signed) paper.write(WORDS.system, EDGE, flow.reserve(getLineHeight(TITLE_LEFT)), TITLE_LEFT);
  const beside = code === undefined ? 0 : CODE_SIDE;
  const heading = paper.lines(title, WIDTH - beside, TITLE);
  const top = flow.reserve(Math.max(beside, heading.length * getLineHeight(TITLE) + 2 * GAP));
  paper.write(heading, EDGE + (WIDTH - beside) / 2, top, TITLE);
  if (code !== undefined) drawCode(paper, buildCodeShape(code), { left: EDGE + WIDTH - beside, top, side: beside });
  for (const section of sections) drawSection(paper, flow, section);
  if (signed) drawSignatures(paper, flow, signed, WORDS);
  drawReference(paper, flow, reference, REFERENCE, { left: EDGE, width: WIDTH, language: 'ua' });
  drawFooters(paper, {
    firstPage: flow.firstPage,
    edge: EDGE,
    text: addReferenceNumber(`${printed} ${toDotted(day)}`, reference),
    page: paper.doc.getNumberOfPages() > flow.firstPage ? pageOf : null,
  });
}

function drawSection(paper: Printout, flow: Flow, { heading, rows }: PrintoutSection): void {
  const title = paper.lines(heading, COLUMNS.heading.width - 2 * PADDING, HEADING);
  const titleHeight = title.length * getLineHeight(HEADING);
  const onPage = paper.height - MARGINS.top - MARGINS.bottom - 2 * PADDING;
  for (const part of splitIntoParts(
    rows.flatMap((row) => measureRow(paper, row)),
    onPage,
  )) {
    const inside = Math.max(
      titleHeight,
      part.reduce((sum, { height }) => sum + height, 0),
    );
    const height = inside + 2 * PADDING;
    const top = flow.reserve(height + GAP);
    paper.doc.setLineWidth(BOX_LINE).setDrawColor(BOX_GREY).rect(EDGE, top, WIDTH, height);
    const border = COLUMNS.label.left - PADDING;
    paper.doc.line(border, top, border, top + height);
    paper.write(title, COLUMNS.heading.left + PADDING, top + PADDING, HEADING);
    let next = top + PADDING;
    paper.tags.openGroup('Table');
    for (const row of part) {
      const at = next;
      paper.tags.group('TR', () => {
        paper.write(row.label, COLUMNS.label.left, at, LABEL);
        paper.write(row.value, COLUMNS.value.left, at, VALUE);
      });
      next += row.height;
    }
    paper.tags.closeGroup();
  }
}

function splitIntoParts(rows: readonly MeasuredRow[], room: number): readonly (readonly MeasuredRow[])[] {
  const parts: MeasuredRow[][] = [];
  let used = Infinity;
  for (const row of rows) {
    if (used + row.height > room) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)?.push(row);
    used += row.height;
  }
  return parts;
}

function measureRow(paper: Printout, [label, value]: PrintoutRow): readonly MeasuredRow[] {
  const all = value.split('\n').flatMap((line) => paper.lines(line, COLUMNS.value.width, VALUE));
  const name = paper.lines(label, COLUMNS.label.width, LABEL);
  const count = Math.max(1, Math.ceil(all.length / LINES_MAX));
  return Array.from({ length: count }, (_, index) => {
    const lines = all.slice(index * LINES_MAX, (index + 1) * LINES_MAX);
    const shown = index === 0 ? name : [];
    const height = Math.max(lines.length * getLineHeight(VALUE), shown.length * getLineHeight(LABEL)) + ROW_GAP;
    return { label: shown, value: lines, height };
  });
}
