import type { Payment } from '../../api/contract';
import { findCountry } from '../../domain/countries';
import { bankCodeOf } from '../../domain/identifiers';
import { readPaymentXml } from '../../domain/rules';
import { UAH } from '../../domain/vocabulary';
import { printedValueDate } from './printed-value-date';
import type { PrintedParty, PrintedPayment } from '../../print';

/** What the paper says beside the payment itself. */
export interface PaperFacts {
  readonly payer: { readonly name: string; readonly code: string };
  /** Names of banks by their codes; a bank without a name has none on paper. */
  readonly bankNames: ReadonlyMap<string, string>;
  readonly bankCertificate: string;
}

/** A stored hryvnia payment as its paper shows it. */
export function printedPayment(payment: Payment, { payer, bankNames, bankCertificate }: PaperFacts): PrintedPayment {
  const xml = readPaymentXml(payment);
  const party = (name: string, code: string, iban: string): PrintedParty => {
    const bankCode = bankCodeOf(iban);
    return { name, code, iban, bankCode, bankName: bankNames.get(bankCode) ?? '' };
  };
  const { receiverIsResident, receiverHasCode, receiverCountry } = payment;
  return {
    number: payment.number,
    documentDate: payment.documentDate,
    valueDate: printedValueDate(payment),
    status: payment.status,
    confirmed: payment.confirmed ?? '',
    abortReason: payment.abortReason ?? '',
    amount: payment.amount,
    currency: UAH.letters,
    payer: party(payer.name, payer.code, payment.debitIban),
    receiver: party(payment.receiverName, payment.receiverCode, payment.creditIban),
    receiverCodeKind: receiverHasCode ? 'code' : receiverIsResident ? 'passport' : 'none',
    receiverCountry: receiverIsResident ? null : (findCountry(receiverCountry ?? '')?.alpha2 ?? ''),
    purpose: payment.purpose,
    standardPurposeCode: payment.standardPurposeCode ?? '',
    // Damaged XML is not hidden: the paper says that something is missing on it.
    isUnreadable: !xml.ok,
    ...(xml.ok && xml.parts),
    signatures: payment.signatures,
    bankCertificate,
  };
}
