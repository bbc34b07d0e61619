import { toDotted } from '../../domain/dates';
import type { Language } from '../../domain/vocabulary';
import { drawFooters, drawTable, getLineHeight, startFlow, type Flow, type Printout, type TextStyle } from '../paper';
import { addReferenceNumber, drawReference } from '../reference';
import { PRINT_TEXTS } from '../texts';
import { drawSignatures } from './draw-signatures';
import { getPaymentFields, getTaxRows, type FormField, type FormLine } from './get-payment-fields';
import type { PrintedPayment } from './printed-payment';

export interface PaymentPrintOptions {
  readonly language: Language;
  /** Day of printing, `yyyy-MM-dd`. */
  readonly day: string;
}

const EDGE = 15;
const WIDTH = 180;
const MARGINS = { top: 15, bottom: 18 };
const TITLE: TextStyle = { size: 14, weight: 'bold', align: 'center', role: 'H1' };
const LABEL: TextStyle = { size: 9, tone: 'quiet', role: 'TH' };
const VALUE: TextStyle = { size: 11, role: 'TD' };
const PADDING = 1.2;
const GAP = 1.5;
const BOX_LINE = 0.15;
const BOX_GREY = 120;
const WIDE = { label: 15, labelWidth: 38, box: 55, boxWidth: 140 };
const FIRST = { ...WIDE, boxWidth: 70 };
const SECOND = { label: 127, labelWidth: 26, box: 153, boxWidth: 42 };
const TAX_SIZE = 9;
const TAX_WIDTHS = [8, 40, 60, 42, 30];

/**
 * Draws a payment instruction from the top of the current page. Source:
 * docs/requirements/banking-rules.md#payment-instruction.
 */
export function drawPayment(paper: Printout, payment: PrintedPayment, { language, day }: PaymentPrintOptions): void {
  const texts = PRINT_TEXTS[language];
  const words = texts.payment;
  const flow = startFlow(paper, MARGINS);
  const top = flow.reserve(getLineHeight(TITLE) + 2 * GAP);
  paper.write(`${words.title} ${payment.number}`, paper.width / 2, top, TITLE);
  paper.write(words.system, paper.width - EDGE, top, { ...LABEL, role: 'P', align: 'right' });

  paper.tags.group('Table', () => {
    for (const line of getPaymentFields(payment, language)) drawLine(paper, flow, line);
  });
  const taxes = getTaxRows(payment, language);
  drawTable(paper, flow, {
    columns: words.taxes.map((title, index) => ({
      title,
      width: TAX_WIDTHS[index] ?? 0,
      align: index === TAX_WIDTHS.length - 1 ? 'right' : 'left',
    })),
    rows: taxes,
    size: TAX_SIZE,
    left: EDGE,
  });
  drawSignatures(paper, flow, payment, words);
  drawReference(paper, flow, payment.reference, texts.reference, { left: EDGE, width: WIDTH, language });
  const isLong = paper.doc.getNumberOfPages() > flow.firstPage;
  drawFooters(paper, {
    firstPage: flow.firstPage,
    edge: EDGE,
    text: addReferenceNumber(`${texts.printed} ${toDotted(day)}`, payment.reference),
    page: isLong ? texts.page : null,
  });
}

function drawLine(paper: Printout, flow: Flow, line: FormLine): void {
  const [first, second] = line;
  const boxes = second
    ? ([
        [first, FIRST],
        [second, SECOND],
      ] as const)
    : ([[first, WIDE]] as const);
  const measured = boxes.map(([field, place]) => ({ place, ...wrapField(paper, field, place) }));
  const height = Math.max(...measured.map(({ height: own }) => own));
  const top = flow.reserve(height + GAP);
  for (const { place, label, value } of measured) {
    paper.doc.setLineWidth(BOX_LINE).setDrawColor(BOX_GREY).rect(place.box, top, place.boxWidth, height);
    paper.tags.group('TR', () => {
      paper.write(label, place.label, top + PADDING, LABEL);
      paper.write(value, place.box + PADDING, top + PADDING, VALUE);
    });
  }
}

function wrapField(paper: Printout, { label, value }: FormField, place: typeof WIDE) {
  const lines = {
    label: paper.lines(label, place.labelWidth, LABEL),
    value: paper.lines(value, place.boxWidth - 2 * PADDING, VALUE),
  };
  const inside = Math.max(
    lines.label.length * getLineHeight(LABEL),
    Math.max(1, lines.value.length) * getLineHeight(VALUE),
  );
  return { ...lines, height: inside + 2 * PADDING };
}
