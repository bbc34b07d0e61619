import jsQR from 'jsqr';
import { payloadText } from '../../domain/nbu-qr';

/** A picture as the canvas gives it: red, green, blue and opacity of each point, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * The text of the QR code in a picture, null if there is none.
 * @param isQuick does not look for light codes on dark ground, which takes twice as long
 */
export function readQr({ data, width, height }: Pixels, isQuick: boolean): string | null {
  const code = jsQR(data, width, height, { inversionAttempts: isQuick ? 'dontInvert' : 'attemptBoth' });
  return code && code.chunks.map(textOf).join('');
}

/** One run of characters of the same kind, with more than the library's types tell of it. */
interface Run {
  readonly type: string;
  readonly text?: string;
  readonly bytes?: readonly number[];
}

/**
 * Bytes are read as UTF-8 or windows-1251, of which the library knows the first only; in the middle of them some programs
 * write Cyrillic letters by the Japanese set, where they take less room.
 */
function textOf({ type, text = '', bytes = [] }: Run): string {
  return type === 'byte' ? payloadText(Uint8Array.from(bytes)) : text;
}
