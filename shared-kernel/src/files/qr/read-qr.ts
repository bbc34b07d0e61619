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
  // The bytes and not the library's text: codes of the first version are bare lines, also in windows-1251.
  return code && payloadText(Uint8Array.from(code.binaryData));
}
