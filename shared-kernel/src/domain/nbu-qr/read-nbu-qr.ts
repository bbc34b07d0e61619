import { isCalendarDate } from '../dates';
import {
  checkCompanyCode,
  checkIban,
  checkPassport,
  normaliseCode,
  normaliseIban,
  normalisePassport,
} from '../identifiers';
import { parseAmount } from '../money';
import { isDisplayable, tidyLine } from '../text';
import { PURPOSE_MAX, RECEIVER_NAME_MAX } from '../vocabulary';
import {
  NBU_QR_DISPLAY_MAX,
  NBU_QR_ENCODED_MAX,
  NBU_QR_HOSTS,
  NBU_QR_LINES,
  NBU_QR_LINES_MIN,
  NBU_QR_REFERENCE_MAX,
  NBU_QR_TEXT_MAX,
  NBU_QR_TRANSFERS,
  NBU_QR_VERSIONS,
  type NbuQr,
  type NbuQrVersion,
} from './nbu-qr';
import { decodeBase64Url, decodePayload } from './payload';

const NBU_QR_FAULTS = [
  'unreadable',
  'tooLong',
  'unknownVersion',
  'wrongLines',
  'wrongFunction',
  'wrongName',
  'wrongIban',
  'wrongAmount',
  'wrongCode',
  'wrongCategory',
  'wrongReference',
  'wrongPurpose',
  'wrongDisplay',
  'wrongValidity',
] as const;
export type NbuQrFault = (typeof NBU_QR_FAULTS)[number];

export type NbuQrReading =
  | { readonly ok: true; readonly qr: NbuQr }
  /** `notNbuQr`: another reader may know the text. */
  | { readonly ok: false; readonly reason: NbuQrFault | 'notNbuQr' };

const START = /^\uFEFF?BCD\s*[\r\n]/;
const LINK = /^https:\/\/\S+$/i;

/**
 * Reads a QR code: a link of 002 or 003 (of any bank), or the lines of 001, in both encodings and line ends; checks
 * sizes and fields. Source: resolution of the NBU No. 97 of 19.08.2025,
 * docs/requirements/files-and-printing.md#nbu-qr-code.
 */
export function readNbuQr(text: string): NbuQrReading {
  const code = text.trim();
  if (START.test(code)) return readLines(code);
  // A link copied from a page may be broken into lines.
  const link = code.replace(/\s/g, '');
  if (!LINK.test(link)) return refuse('notNbuQr');
  const isOfTheBank = NBU_QR_HOSTS.some((host) => link.toLowerCase().startsWith(host));
  const encoded = link.slice(link.lastIndexOf('/') + 1);
  const bytes = decodeBase64Url(encoded);
  const payload = bytes && decodePayload(bytes);
  if (!payload || !START.test(payload)) return refuse(isOfTheBank ? 'unreadable' : 'notNbuQr');
  const isTooLong = encoded.length > NBU_QR_ENCODED_MAX || link.length > NBU_QR_TEXT_MAX;
  return isTooLong ? refuse('tooLong') : readLines(payload);
}

function readLines(payload: string): NbuQrReading {
  const lines = payload.split(/\r\n|\r|\n/).map(tidyLine);
  const version = NBU_QR_VERSIONS.find((candidate) => candidate === lines[1]);
  if (!version) return refuse('unknownVersion');
  const isLong = lines.slice(NBU_QR_LINES[version]).some(Boolean);
  if (lines.length < NBU_QR_LINES_MIN || isLong) return refuse('wrongLines');
  return readFields(version, (line) => lines[line - 1] ?? '');
}

/**
 * Reads the fields.
 * @param at returns a line; lines count from 1, as in the resolution
 */
function readFields(version: NbuQrVersion, at: (line: number) => string): NbuQrReading {
  const amount = readAmount(at(8));
  const isLatest = version === '003';
  const validUntil = isLatest ? readMoment(at(15)) : '';
  const transfer = NBU_QR_TRANSFERS.find((known) => known === at(4));
  if (!transfer || (!isLatest && transfer !== 'UCT')) return refuse('wrongFunction');
  const qr: NbuQr = {
    version,
    transfer,
    receiverName: at(6),
    creditIban: normaliseIban(at(7)),
    amount: amount ?? '',
    receiverCode: readCode(at(9)),
    category: isLatest ? at(10).toUpperCase() : '',
    reference: at(11),
    purpose: at(12),
    lockMask: isLatest ? at(14).toUpperCase() : '',
    validUntil: validUntil ?? '',
  };
  if (qr.receiverName === '' || !isDisplayableWithin(qr.receiverName, RECEIVER_NAME_MAX)) return refuse('wrongName');
  if (checkIban(qr.creditIban) !== null) return refuse('wrongIban');
  if (amount === null) return refuse('wrongAmount');
  if (qr.receiverCode === '') return refuse('wrongCode');
  if (isLatest && !/^[A-Z0-9]{4}\/[A-Z0-9]{4}$/.test(qr.category)) return refuse('wrongCategory');
  if (!isDisplayableWithin(qr.reference, NBU_QR_REFERENCE_MAX)) return refuse('wrongReference');
  if (!isDisplayableWithin(qr.purpose, PURPOSE_MAX)) return refuse('wrongPurpose');
  if (!isDisplayableWithin(at(13), NBU_QR_DISPLAY_MAX)) return refuse('wrongDisplay');
  if (validUntil === null) return refuse('wrongValidity');
  return { ok: true, qr };
}

/** Converts `260731235959` to `2026-07-31T23:59:59`; null if there is no such moment, '' stays ''. */
function readMoment(text: string): string | null {
  if (text === '') return '';
  const [, year, month, day, hour, minute, second] =
    /^(\d\d)(\d\d)(\d\d)([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(text) ?? [];
  const date = `20${year}-${month}-${day}`;
  return isCalendarDate(date) ? `${date}T${hour}:${minute}:${second}` : null;
}

/** Returns '' for nothing, `UAH` and `UAH0` (the payer fills it in), null if invalid. */
function readAmount(text: string): string | null {
  if (/^(?:UAH(?:0(?:\.00?)?)?)?$/.test(text)) return '';
  const [, digits = ''] = /^UAH([1-9][0-9]*(?:\.[0-9]{1,2})?|0\.[0-9]{1,2})$/.exec(text) ?? [];
  const parsed = parseAmount(digits);
  return parsed.ok ? parsed.amount : null;
}

function readCode(text: string): string {
  const code = normaliseCode(text);
  if (checkCompanyCode(code) === null) return code;
  const passport = normalisePassport(text);
  return checkPassport(passport) === null ? passport : '';
}

function isDisplayableWithin(text: string, max: number): boolean {
  return text.length <= max && isDisplayable(text);
}

function refuse(reason: NbuQrFault | 'notNbuQr'): NbuQrReading {
  return { ok: false, reason };
}
