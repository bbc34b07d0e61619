import { getLineHeight, openPrintout, startFlow, type TextStyle } from '@ncb/shared-kernel/print/paper';
import { buildPaymentCodeShape, drawCode } from '@ncb/shared-kernel/print/code';
import { buildBlob } from '@ncb/shared-kernel/ui';

export interface RequisitesPage {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** Text of an NBU QR code below the lines; none if absent. */
  readonly code?: string;
  readonly printedOn: string;
  /** Language tag for screen readers. */
  readonly language: 'uk' | 'ru' | 'en';
}

/** Millimetres on A4. */
const LEFT = 20;
const VALUE_LEFT = 80;
const VALUE_WIDTH = 110;
const MARGINS = { top: 25, bottom: 20 };
const GAP = 4;
/** Side of the QR code with its margin: a module of the largest version is 0.75 mm, at least 0.5 is required. */
const CODE_SIDE = 70;
const TITLE: TextStyle = { size: 16, weight: 'bold' };
const LABEL: TextStyle = { size: 11, tone: 'quiet' };
const VALUE: TextStyle = { size: 11 };
const PRINT_DATE: TextStyle = { size: 9, tone: 'quiet' };

export function buildRequisitesPdf({ title, lines, code, printedOn, language }: RequisitesPage): Blob {
  const paper = openPrintout({ orientation: 'portrait', title, language });
  const flow = startFlow(paper, MARGINS);
  paper.write(title, LEFT, flow.reserve(getLineHeight(TITLE) + 2 * GAP), TITLE);
  for (const { label, value } of lines) {
    const cellLines = {
      label: paper.lines(label, VALUE_LEFT - LEFT - GAP, LABEL),
      value: paper.lines(value, VALUE_WIDTH, VALUE),
    };
    const rows = Math.max(cellLines.label.length, cellLines.value.length);
    const top = flow.reserve(rows * getLineHeight(VALUE) + GAP);
    paper.write(cellLines.label, LEFT, top, LABEL);
    paper.write(cellLines.value, VALUE_LEFT, top, VALUE);
  }
  if (code !== undefined)
    drawCode(paper, buildPaymentCodeShape(code), { left: LEFT, top: flow.reserve(CODE_SIDE), side: CODE_SIDE });
  paper.write(printedOn, LEFT, flow.reserve(getLineHeight(PRINT_DATE) + GAP) + GAP, PRINT_DATE);
  return buildBlob(paper.file().bytes, 'pdf');
}
