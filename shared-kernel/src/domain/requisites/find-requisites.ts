import { readNbuQr, type NbuQr, type NbuQrFault } from '../nbu-qr';
import { documentText } from './document-text';
import { findAmount } from './find-amount';
import { findIbans } from './find-ibans';
import { findInvoice, type FoundInvoice } from './find-invoice';
import { findPurpose, purposeOfInvoice } from './find-purpose';
import { findCode, findName } from './find-receiver';
import { findVat } from './find-vat';

/** Requisites that a form can take over; each is there only if it was found. */
export interface FoundRequisites {
  /** Normalised, with right check digits. */
  readonly creditIban?: string;
  readonly receiverCode?: string;
  readonly receiverName?: string;
  /** Decimal text in hryvnias. */
  readonly amount?: string;
  readonly purpose?: string;
  readonly isVatIncluded?: boolean;
  /** Percent. */
  readonly vatRate?: string;
}

/** What a text says; a person chooses from it. */
export interface RequisitesInText extends Omit<FoundRequisites, 'creditIban'> {
  /** The likeliest first. */
  readonly ibans: readonly string[];
  /** What looks like an account but cannot be one. */
  readonly wrongIbans: readonly string[];
  readonly invoice?: FoundInvoice;
  /** Why the QR code that the text is was not read. */
  readonly qrFault?: NbuQrFault;
}

/**
 * Finds the requisites of a payment in a text: an invoice, an e-mail, the text of a PDF, the text of a QR code of the
 * National Bank. Nothing is guessed: codes and accounts count with right check digits only, codes and sums behind a label
 * only, and what is said of the payer is not the receiver's. The result is for a person to look at.
 */
export function findRequisites(text: string): RequisitesInText {
  const link = /https:\/\/\S{40,}/i.exec(text)?.[0] ?? text;
  const readings = [readNbuQr(text), readNbuQr(link)];
  const read = readings.find((reading) => reading.ok);
  if (read) return ofQr(read.qr);
  const fault = readings
    .map((reading) => (reading.ok ? 'notNbuQr' : reading.reason))
    .find((reason) => reason !== 'notNbuQr');
  if (fault) return { ibans: [], wrongIbans: [], qrFault: fault };
  return ofDocument(text);
}

function ofQr({ creditIban, receiverCode, receiverName, amount, purpose }: NbuQr): RequisitesInText {
  return {
    ...{ ibans: [creditIban], wrongIbans: [], receiverCode, receiverName },
    ...(amount !== '' && { amount }),
    ...(purpose !== '' && { purpose }),
    ...vatPart(findVat(purpose, amount || null)),
  };
}

function ofDocument(pasted: string): RequisitesInText {
  const text = documentText(pasted);
  const amount = findAmount(text.whole);
  const vat = findVat(text.whole, amount);
  const invoice = findInvoice(text.whole);
  const receiverCode = findCode(text);
  const receiverName = findName(text);
  const purpose = findPurpose(text.lines) ?? (invoice && purposeOfInvoice(invoice, vat, amount));
  return {
    ...findIbans(text),
    ...(receiverCode !== null && { receiverCode }),
    ...(receiverName !== null && { receiverName }),
    ...(amount !== null && { amount }),
    ...(purpose !== null && { purpose }),
    ...(invoice && { invoice }),
    ...vatPart(vat),
  };
}

function vatPart(vat: ReturnType<typeof findVat>): Pick<FoundRequisites, 'isVatIncluded' | 'vatRate'> {
  return vat ? { isVatIncluded: vat.isIncluded, ...(vat.rate && { vatRate: vat.rate }) } : {};
}
