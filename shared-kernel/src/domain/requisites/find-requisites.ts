import { listLocks, readNbuQr, type Locks, type NbuQr, type NbuQrFault, type NbuQrTransfer } from '../nbu-qr';
import { splitDocumentText } from './split-document-text';
import { findAmount } from './find-amount';
import { findIbans } from './find-ibans';
import { findInvoice, type FoundInvoice } from './find-invoice';
import { findPurpose, buildInvoicePurpose } from './find-purpose';
import { findReceiverCode, findReceiverName } from './find-receiver';
import { findVat } from './find-vat';

export interface FoundRequisites {
  readonly creditIban?: string;
  readonly receiverCode?: string;
  readonly receiverName?: string;
  readonly amount?: string;
  readonly purpose?: string;
  readonly isVatIncluded?: boolean;
  readonly vatRate?: string;
}

export interface RequisitesInText extends Omit<FoundRequisites, 'creditIban'> {
  /** Most likely first. */
  readonly ibans: readonly string[];
  readonly wrongIbans: readonly string[];
  readonly invoice?: FoundInvoice;
  readonly qrFault?: NbuQrFault;
  /** End of an NBU QR code whose time is over, `2026-07-31T23:59:59`. */
  readonly expired?: string;
  readonly transfer?: NbuQrTransfer;
  readonly locks?: Locks;
}

/**
 * Finds payment requisites in an invoice, e-mail, PDF text or NBU QR code. Nothing is guessed: codes and accounts need
 * valid check digits, codes and sums a label; the payer's data are left out. Of an expired QR code nothing is found.
 * @param now Kyiv time, `2026-07-31T09:15`
 */
export function findRequisites(text: string, now: string): RequisitesInText {
  const link = /https:\/\/\S{40,}/i.exec(text)?.[0] ?? text;
  const readings = [readNbuQr(text), readNbuQr(link)];
  const read = readings.find((reading) => reading.ok);
  if (read) return toRequisites(read.qr, now);
  const fault = readings
    .map((reading) => (reading.ok ? 'notNbuQr' : reading.reason))
    .find((reason) => reason !== 'notNbuQr');
  if (fault) return { ibans: [], wrongIbans: [], qrFault: fault };
  return findInDocument(text);
}

function toRequisites(qr: NbuQr, now: string): RequisitesInText {
  const { creditIban, receiverCode, receiverName, amount, purpose, transfer, validUntil } = qr;
  if (validUntil !== '' && validUntil < now) return { ibans: [], wrongIbans: [], expired: validUntil };
  return {
    ibans: [creditIban],
    wrongIbans: [],
    receiverCode,
    receiverName,
    ...(amount !== '' && { amount }),
    ...(purpose !== '' && { purpose }),
    ...toVatFields(findVat(purpose, amount || null)),
    transfer,
    locks: listLocks(qr),
  };
}

function findInDocument(pasted: string): RequisitesInText {
  const text = splitDocumentText(pasted);
  const amount = findAmount(text.whole);
  const vat = findVat(text.whole, amount);
  const invoice = findInvoice(text.whole);
  const receiverCode = findReceiverCode(text);
  const receiverName = findReceiverName(text);
  const purpose = findPurpose(text.lines) ?? (invoice && buildInvoicePurpose(invoice, vat, amount));
  return {
    ...findIbans(text),
    ...(receiverCode !== null && { receiverCode }),
    ...(receiverName !== null && { receiverName }),
    ...(amount !== null && { amount }),
    ...(purpose !== null && { purpose }),
    ...(invoice && { invoice }),
    ...toVatFields(vat),
  };
}

function toVatFields(vat: ReturnType<typeof findVat>): Pick<FoundRequisites, 'isVatIncluded' | 'vatRate'> {
  return vat ? { isVatIncluded: vat.isIncluded, ...(vat.rate && { vatRate: vat.rate }) } : {};
}
