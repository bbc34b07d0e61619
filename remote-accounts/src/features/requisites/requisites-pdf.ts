import { jsPDF } from 'jspdf';
import { NOTO_SANS, printable } from '@ncb/shared-kernel/print/fonts';

export interface RequisitesPage {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** When it was made, in words. */
  readonly made: string;
  /** Two letters, for readers that speak. */
  readonly language: string;
}

/** Millimetres of an A4 page. */
const LEFT = 20;
const VALUE_LEFT = 80;
const VALUE_WIDTH = 110;
const TOP = 30;
const LINE = 6;
const GAP = 4;

/** The requisites as one page. */
export function requisitesPdf({ title, lines, made, language }: RequisitesPage): Blob {
  const page = new jsPDF({ unit: 'mm', format: 'a4' });
  page.addFileToVFS('NotoSans.ttf', NOTO_SANS);
  page.addFont('NotoSans.ttf', 'NotoSans', 'normal');
  page.setFont('NotoSans', 'normal');
  page.setProperties({ title });
  page.setLanguage(language as 'uk');
  page.setFontSize(16).text(printable(title), LEFT, TOP);
  page.setFontSize(11);
  let top = TOP + 2 * LINE + GAP;
  for (const { label, value } of lines) {
    page.setTextColor(90).text(printable(label), LEFT, top);
    const parts = page.splitTextToSize(printable(value), VALUE_WIDTH) as string[];
    page.setTextColor(0).text(parts, VALUE_LEFT, top);
    top += parts.length * LINE + GAP;
  }
  page
    .setFontSize(9)
    .setTextColor(90)
    .text(printable(made), LEFT, top + LINE);
  return page.output('blob');
}
