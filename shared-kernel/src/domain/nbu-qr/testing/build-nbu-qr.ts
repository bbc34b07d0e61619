import { NBU_QR_HOSTS, NBU_QR_LINES, type NbuQr } from '../nbu-qr';
import { toBase64 } from '../../text';

export interface NbuQrStyle {
  readonly encoding: 'utf-8' | 'windows-1251';
  readonly lineEnd?: '\n' | '\r\n';
  /** Default: the National Bank's host. */
  readonly linkStart?: string;
}

/**
 * Builds the text of a QR code: a link for 002 and 003, lines for 001. Source: resolution of the NBU No. 97 of
 * 19.08.2025, docs/requirements/files-and-printing.md#nbu-qr-code.
 */
export function buildNbuQr(qr: NbuQr, { encoding, lineEnd = '\n', linkStart }: NbuQrStyle): string {
  const isLatest = qr.version === '003';
  const fields = [
    ...['BCD', qr.version, encoding === 'utf-8' ? '1' : '2', 'UCT', ''],
    ...[qr.receiverName, qr.creditIban, qr.amount && `UAH${qr.amount.replace(/\.00$/, '')}`, qr.receiverCode],
    ...[qr.category, qr.reference, qr.purpose],
    ...(isLatest ? ['', 'FFFF', qr.validUntil] : []),
  ];
  const emptyLines = Array.from({ length: NBU_QR_LINES[qr.version] - fields.length }, () => '');
  const payload = [...fields, ...emptyLines].join(lineEnd);
  if (qr.version === '001') return payload;
  const bytes = encoding === 'utf-8' ? new TextEncoder().encode(payload) : toWindows1251(payload);
  return `${linkStart ?? NBU_QR_HOSTS[isLatest ? 1 : 0]}${toBase64Url(bytes)}`;
}

/** Encodes base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Browsers only decode code pages: the table comes from decoding all 256 bytes. */
function toWindows1251(text: string): Uint8Array {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = new TextDecoder('windows-1251').decode(all);
  return Uint8Array.from(text, (character) => {
    const byte = characters.indexOf(character);
    if (byte < 0) throw new RangeError(`windows-1251 has no ${character}`);
    return byte;
  });
}
