import { correction, generate } from 'lean-qr';
import type { Printout } from '../paper';

export interface CodePlace {
  /** Corner of the white margin, mm. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** White modules around a code, by which readers find it. Source: ISO/IEC 18004, 5.3.8 */
const MARGIN = 4;

/** Draws a text as a QR code of squares. Screen readers skip it: the text stands beside it. */
export function drawCode({ doc }: Printout, text: string, { left, top, side }: CodePlace): void {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = side / (code.size + 2 * MARGIN);
  doc.setFillColor(0, 0, 0);
  for (let y = 0; y < code.size; y++) {
    // Rows are drawn in runs: between adjoining squares printers leave white hairlines.
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      doc.rect(left + (from + MARGIN) * module, top + (y + MARGIN) * module, (x + 1 - from) * module, module, 'F');
    }
  }
}
