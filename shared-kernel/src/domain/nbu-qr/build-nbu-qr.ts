import { tidyLine, toBase64 } from '../text';
import { buildLockMask } from './list-locks';
import { NBU_QR_HOSTS, NBU_QR_LINES, type NbuQr } from './nbu-qr';
import { readNbuQr, type NbuQrFault } from './read-nbu-qr';

/** Request to be paid; '' leaves amount and purpose to the payer. */
export interface PaymentRequest {
  readonly receiverName: string;
  readonly creditIban: string;
  readonly receiverCode: string;
  /** Hryvnias. */
  readonly amount: string;
  readonly purpose: string;
  /** Last day of the code, `yyyy-MM-dd`; '' for a code without an end. */
  readonly lastDay: string;
}

export type NbuQrBuilding =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: NbuQrFault | 'notNbuQr' };

/** Ordinary goods and services; obligatory in 003. Source: ISO 20022, external code set "CategoryPurpose". */
const CATEGORY = 'SUPP/SUPP';

/**
 * Builds the text of a QR code: a link of 002, of 003 if the code has an end. It is what `readNbuQr` accepts, else the
 * reason why not. Source: resolution of the NBU No. 97 of 19.08.2025,
 * docs/requirements/files-and-printing.md#nbu-qr-code.
 */
export function buildNbuQr(request: PaymentRequest): NbuQrBuilding {
  const text = buildLink(toNbuQr(request));
  const reading = readNbuQr(text);
  return reading.ok ? { ok: true, text } : { ok: false, reason: reading.reason };
}

/** Returns how many characters of the purpose fit into the code. */
export function countPurposeRoom(request: PaymentRequest): number {
  const purpose = tidyLine(request.purpose);
  const isTooLong = (length: number) => {
    const building = buildNbuQr({ ...request, purpose: purpose.slice(0, length) });
    return !building.ok && building.reason === 'tooLong';
  };
  let length = purpose.length;
  while (length > 0 && isTooLong(length)) length--;
  return length;
}

function toNbuQr({ receiverName, amount, purpose, lastDay, ...request }: PaymentRequest): NbuQr {
  const isLatest = lastDay !== '';
  const qr = { ...request, receiverName: tidyLine(receiverName), amount, purpose: tidyLine(purpose), reference: '' };
  return {
    ...qr,
    version: isLatest ? '003' : '002',
    transfer: 'UCT',
    category: isLatest ? CATEGORY : '',
    lockMask: isLatest ? buildLockMask(qr) : '',
    validUntil: isLatest ? `${lastDay}T23:59:59` : '',
  };
}

/** Builds a link in windows-1251, where one character takes one byte; in UTF-8 if a character is missing there. */
function buildLink(qr: NbuQr): string {
  const bytes = toWindows1251(listLines(qr, '2').join('\n'));
  const encoded = toBase64Url(bytes ?? new TextEncoder().encode(listLines(qr, '1').join('\n')));
  return `${NBU_QR_HOSTS[qr.version === '003' ? 1 : 0]}${encoded}`;
}

/**
 * Lists the lines of a code.
 * @param encoding `1` UTF-8, `2` windows-1251
 */
export function listLines(qr: NbuQr, encoding: '1' | '2'): readonly string[] {
  const { version, transfer, receiverName, creditIban, amount, receiverCode, category, reference, purpose } = qr;
  const fields = [
    ...['BCD', version, encoding, transfer, ''],
    ...[receiverName, creditIban, amount && `UAH${amount.replace(/\.00$/, '')}`, receiverCode],
    ...[category, reference, purpose],
    ...(version === '003' ? ['', qr.lockMask, qr.validUntil.replace(/\D/g, '').slice(2)] : []),
  ];
  return Array.from({ length: NBU_QR_LINES[version] }, (_, index) => fields[index] ?? '');
}

/** Encodes base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Encodes by the table that decoding all bytes gives: browsers only decode code pages. Null if a character is missing. */
export function toWindows1251(text: string): Uint8Array | null {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = new TextDecoder('windows-1251').decode(all);
  const bytes = Array.from(text, (character) => characters.indexOf(character));
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}
