import { listLines, toBase64Url, toWindows1251 } from '../build-nbu-qr';
import { NBU_QR_HOSTS, type NbuQr } from '../nbu-qr';

export interface NbuQrStyle {
  readonly encoding: 'utf-8' | 'windows-1251';
  readonly lineEnd?: '\n' | '\r\n';
  /** Default: the National Bank's host. */
  readonly linkStart?: string;
}

/** Writes a QR code as other programs do: any version, encoding, line end and host; lines for 001. */
export function writeNbuQr(qr: NbuQr, { encoding, lineEnd = '\n', linkStart }: NbuQrStyle): string {
  const payload = listLines(qr, encoding === 'utf-8' ? '1' : '2').join(lineEnd);
  if (qr.version === '001') return payload;
  const bytes = encoding === 'utf-8' ? new TextEncoder().encode(payload) : toWindows1251(payload);
  if (!bytes) throw new RangeError('windows-1251 lacks a character');
  return `${linkStart ?? NBU_QR_HOSTS[qr.version === '003' ? 1 : 0]}${toBase64Url(bytes)}`;
}
