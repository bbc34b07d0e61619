import { buildPrintoutLink, type PrintoutReference } from '../../domain/papers';
import { formatAmount } from '../../domain/money';
import { getCurrencyDigits, type Language } from '../../domain/vocabulary';
import { buildCodeShape, CODE_MARGIN, drawCode } from '../code';
import { getLineHeight, LAST_LINE_FROM_BOTTOM, type Flow, type Printout, type TextStyle } from '../paper';
import type { PrintTexts } from '../texts';

/** Side of a module of the QR code, mm. */
const MODULE = 0.5;
const GAP = 4;
const LABEL: TextStyle = { size: 9, tone: 'quiet' };
const NUMBER: TextStyle = { size: 11, weight: 'bold' };

interface ReferencePlace {
  /** mm from the left edge. */
  readonly left: number;
  readonly width: number;
  readonly language: Language;
}

/**
 * Draws number, sum and QR code by which anyone may ask the bank about the printout, below everything else. Source:
 * docs/requirements/files-and-printing.md#numbered-printouts.
 */
export function drawReference(
  paper: Printout,
  flow: Flow,
  reference: PrintoutReference | undefined,
  words: PrintTexts['reference'],
  { left, width, language }: ReferencePlace,
): void {
  if (!reference) return;
  const shape = buildCodeShape(buildPrintoutLink(reference));
  const side = shape.side * MODULE;
  const margin = CODE_MARGIN * MODULE;
  // The code may reach down to its white margin above the last line, so that a form that fills its page keeps to it.
  const overhang = flow.margins.bottom - LAST_LINE_FROM_BOTTOM - margin;
  const top = flow.reserve(side - margin - overhang);
  drawCode(paper, shape, { left: left - margin, top, side });
  const textLeft = left + side - 2 * margin + GAP;
  let next = top + margin;
  const write = (text: string, style: TextStyle) => {
    const lines = paper.lines(text, left + width - textLeft, style);
    paper.write(lines, textLeft, next, style);
    next += lines.length * getLineHeight(style);
  };
  write(`${words.number} ${reference.number}`, NUMBER);
  write(formatSum(reference, words, language), LABEL);
  write(`${words.page} ${reference.address}`, LABEL);
}

function formatSum(
  { amount, currencyLetters }: PrintoutReference,
  words: PrintTexts['reference'],
  language: Language,
): string {
  if (amount === '') return words.noAmount;
  return `${words.amount} ${formatAmount(amount, language, getCurrencyDigits(currencyLetters))} ${currencyLetters}`;
}

/** Adds the number to the last line of each page: pages of two printouts may be mixed up. */
export function addReferenceNumber(text: string, reference: PrintoutReference | undefined): string {
  return reference ? `${text} · № ${reference.number}` : text;
}
