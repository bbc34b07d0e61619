import jsQR from 'jsqr';
import { decodePayload } from '../../domain/nbu-qr';

/** Picture in canvas format: red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the text of the QR code in a picture, null if there is none.
 * @param isQuick skips light codes on a dark ground, which double the time
 */
export function readQr({ data, width, height }: Pixels, isQuick: boolean): string | null {
  const code = jsQR(data, width, height, { inversionAttempts: isQuick ? 'dontInvert' : 'attemptBoth' });
  return code && code.chunks.map(decodeRun).join('');
}

interface Run {
  readonly type: string;
  readonly text?: string;
  readonly bytes?: readonly number[];
}

/**
 * Decodes a segment. Bytes are UTF-8 or windows-1251 (the library knows UTF-8 only); some programs write Cyrillic
 * letters as Kanji segments.
 */
function decodeRun({ type, text = '', bytes = [] }: Run): string {
  return type === 'byte' ? decodePayload(Uint8Array.from(bytes)) : text;
}
