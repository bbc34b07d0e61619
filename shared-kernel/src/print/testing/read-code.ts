import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';

/** Side of the picture in pixels; the longer side of a page. */
const SIDE = 1600;
const BOX = /([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re\s+f/g;

/** Reads the QR code of a PDF from its filled boxes; null without one. All pages are painted on one picture. */
export function readCode(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes).toString('latin1');
  const [, , pageHeight = 0] = (/MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(file) ?? []).map(Number);
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const scale = SIDE / 842;
  for (const [, x, y, width, height] of readStreams(file).matchAll(BOX)) {
    const [left, bottom, wide, high] = [Number(x), Number(y), Number(width), Number(height)];
    const top = pageHeight - Math.max(bottom, bottom + high);
    for (let row = Math.round(top * scale); row < Math.round((top + Math.abs(high)) * scale); row++)
      for (let at = Math.round(left * scale); at < Math.round((left + wide) * scale); at++)
        data.fill(0, (row * SIDE + at) * 4, (row * SIDE + at) * 4 + 3);
  }
  return jsQR(data, SIDE, SIDE)?.data ?? null;
}

function readStreams(file: string): string {
  const streams = [...file.matchAll(/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)];
  return streams
    .flatMap(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        // A font.
        return [];
      }
    })
    .join('\n');
}
