import { lineHeight, openPaper, startFlow, type TextStyle } from '@ncb/shared-kernel/print/paper';
import { blobOf } from '@ncb/shared-kernel/ui';

export interface RequisitesPage {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly made: string;
  /** Language tag for screen readers. */
  readonly language: 'uk' | 'ru' | 'en';
}

/** Millimetres on A4. */
const LEFT = 20;
const VALUE_LEFT = 80;
const VALUE_WIDTH = 110;
const MARGINS = { top: 25, bottom: 20 };
const GAP = 4;
const TITLE: TextStyle = { size: 16, weight: 'bold' };
const LABEL: TextStyle = { size: 11, tone: 'quiet' };
const VALUE: TextStyle = { size: 11 };
const MADE: TextStyle = { size: 9, tone: 'quiet' };

export function requisitesPdf({ title, lines, made, language }: RequisitesPage): Blob {
  const paper = openPaper({ orientation: 'portrait', title, language });
  const flow = startFlow(paper, MARGINS);
  paper.write(title, LEFT, flow.take(lineHeight(TITLE) + 2 * GAP), TITLE);
  for (const { label, value } of lines) {
    const words = {
      label: paper.lines(label, VALUE_LEFT - LEFT - GAP, LABEL),
      value: paper.lines(value, VALUE_WIDTH, VALUE),
    };
    const rows = Math.max(words.label.length, words.value.length);
    const top = flow.take(rows * lineHeight(VALUE) + GAP);
    paper.write(words.label, LEFT, top, LABEL);
    paper.write(words.value, VALUE_LEFT, top, VALUE);
  }
  paper.write(made, LEFT, flow.take(lineHeight(MADE) + GAP) + GAP, MADE);
  return blobOf(paper.file().bytes, 'pdf');
}
