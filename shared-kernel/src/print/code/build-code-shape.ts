import { correction, generate, type Bitmap2D } from 'lean-qr';

/** Row of dark modules. */
interface CodeRun {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** QR code with its white margin, in modules from the top left corner. */
export interface CodeShape {
  readonly side: number;
  /** Runs, as between single squares printers and screens leave hairlines. */
  readonly runs: readonly CodeRun[];
  /** White circle over the middle with a dark polygon in it; null for a code without a sign. */
  readonly sign: CodeSign | null;
}

interface CodeSign {
  readonly middle: number;
  readonly radius: number;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** White modules around a code, by which readers find it. Source: ISO/IEC 18004, 5.3.8 */
export const CODE_MARGIN = 4;

/** Builds a code of any text. */
export function buildCodeShape(text: string): CodeShape {
  return toShape(generate(text, { minCorrectionLevel: correction.M }), null);
}

const PAYMENT_VERSIONS = { minVersion: 10, maxVersion: 17 };
/** Longest text in the largest version with correction Q; M has room for 504. Source: ISO/IEC 18004, table 7. */
const Q_TEXT_MAX = 364;
/** Diameter of the white circle by version of the QR code, in modules; the sign is `SIGN_GAP` smaller. */
const CIRCLES: Readonly<Record<number, number>> = { 10: 17, 11: 19, 12: 19, 13: 21, 14: 23, 15: 23, 16: 25, 17: 25 };
const SIGN_GAP = 4;

/**
 * Builds the code of a payment with the hryvnia sign in its middle, which hides 7 % of the modules. Source: resolution of
 * the NBU No. 97 of 19.08.2025, docs/requirements/files-and-printing.md#nbu-qr-code.
 * @param text of an NBU QR code; any allowed one fits
 */
export function buildPaymentCodeShape(text: string): CodeShape {
  const level = text.length > Q_TEXT_MAX ? correction.M : correction.Q;
  const bitmap = generate(text, { ...PAYMENT_VERSIONS, minCorrectionLevel: level, maxCorrectionLevel: level });
  const middle = bitmap.size / 2 + CODE_MARGIN;
  const diameter = CIRCLES[(bitmap.size - 17) / 4] ?? 0;
  const scale = (diameter - SIGN_GAP) / 1000;
  const points = HRYVNIA_SIGN.map(([x, y]) => [middle + x * scale, middle + y * scale] as const);
  return toShape(bitmap, { middle, radius: diameter / 2, points });
}

function toShape(bitmap: Bitmap2D, sign: CodeSign | null): CodeShape {
  const runs: CodeRun[] = [];
  for (let y = 0; y < bitmap.size; y++) {
    for (let x = 0; x < bitmap.size; x++) {
      if (!bitmap.get(x, y)) continue;
      const from = x;
      while (bitmap.get(x + 1, y)) x++;
      runs.push({ x: from + CODE_MARGIN, y: y + CODE_MARGIN, width: x + 1 - from });
    }
  }
  return { side: bitmap.size + 2 * CODE_MARGIN, runs, sign };
}

/**
 * Outline of `₴` in Noto Sans Bold, as points from its middle in thousandths of its height. A polygon, since screen, PNG
 * and PDF draw it alike without a font. Source: Noto Sans 2.015, SIL Open Font License 1.1.
 */
const HRYVNIA_SIGN: readonly (readonly [x: number, y: number])[] = toPoints(
  '13,500 -88,492 -171,467 -235,426 -281,371 -309,303 -318,205 -309,150 -375,150 -375,49 -257,49 -198,-4 -122,-49 -375,-49 -375,-150 80,-150 95,-167 106,-187 113,-210 115,-236 112,-263 101,-286 83,-304 59,-317 29,-326 -45,-327 -119,-313 -242,-271 -303,-432 -231,-460 -155,-482 -76,-495 7,-500 96,-492 172,-469 233,-431 279,-379 307,-312 317,-232 311,-169 306,-150 375,-150 375,-49 249,-49 197,-5 93,49 375,49 375,150 -91,150 -110,183 -116,223 -113,254 -101,280 -81,301 -53,317 -18,326 25,330 98,325 170,313 240,293 311,267 311,439 248,464 176,484 97,496',
);

function toPoints(text: string): readonly (readonly [number, number])[] {
  return text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y] as const;
  });
}
