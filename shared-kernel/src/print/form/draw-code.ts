import { correction, generate } from 'lean-qr';
import type { Paper } from '../paper';

export interface CodePlace {
  /** Millimetres, of the white margin's corner. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Modules that stay white around a code: a reader finds it by them. Source: ISO/IEC 18004, 5.3.8 */
const MARGIN = 4;

/** Draws a text as a QR code of squares: sharp in any print. Readers that speak pass it over, the text stands beside it. */
export function drawCode({ doc }: Paper, text: string, { left, top, side }: CodePlace): void {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = side / (code.size + 2 * MARGIN);
  doc.setFillColor(0, 0, 0);
  for (let y = 0; y < code.size; y++) {
    // A row is drawn in runs: between squares that only touch printers leave white hairs.
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      doc.rect(left + (from + MARGIN) * module, top + (y + MARGIN) * module, (x + 1 - from) * module, module, 'F');
    }
  }
}
