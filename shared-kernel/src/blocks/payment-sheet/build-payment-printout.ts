import type { Payment } from '../../api/contract';
import { findCountry } from '../../domain/countries';
import { getIbanBankCode } from '../../domain/identifiers';
import { readPaymentXml } from '../../domain/rules';
import { UAH } from '../../domain/vocabulary';
import { getPrintedValueDate } from './get-printed-value-date';
import type { PrintedParty, PrintedPayment } from '../../print';

interface PrintoutFacts {
  readonly payer: { readonly name: string; readonly code: string };
  /** Bank names by bank code; a bank without a name has none on the printout. */
  readonly bankNames: ReadonlyMap<string, string>;
  readonly bankCertificate: string;
}

export function buildPaymentPrintout(
  payment: Payment,
  { payer, bankNames, bankCertificate }: PrintoutFacts,
): PrintedPayment {
  const xml = readPaymentXml(payment);
  const party = (name: string, code: string, iban: string): PrintedParty => {
    const bankCode = getIbanBankCode(iban);
    return { name, code, iban, bankCode, bankName: bankNames.get(bankCode) ?? '' };
  };
  const { receiverIsResident, receiverHasCode, receiverCountry } = payment;
  const codeKindOfPerson = receiverIsResident ? 'passport' : 'none';
  return {
    number: payment.number,
    documentDate: payment.documentDate,
    valueDate: getPrintedValueDate(payment),
    status: payment.status,
    confirmed: payment.confirmed ?? '',
    abortReason: payment.abortReason ?? '',
    uetr: payment.uetr ?? '',
    amount: payment.amount,
    currency: UAH.letters,
    payer: party(payer.name, payer.code, payment.debitIban),
    receiver: party(payment.receiverName, payment.receiverCode, payment.creditIban),
    nameCheck: payment.receiverNameCheck ?? null,
    callBack: payment.callBack ?? null,
    receiverCodeKind: receiverHasCode ? 'code' : codeKindOfPerson,
    receiverCountry: receiverIsResident ? null : (findCountry(receiverCountry ?? '')?.alpha2 ?? ''),
    purpose: payment.purpose,
    standardPurposeCode: payment.standardPurposeCode ?? '',
    isInstant: payment.isInstant ?? false,
    // Damaged XML is marked: the printout says that a part is missing.
    isUnreadable: !xml.ok,
    ...(xml.ok && xml.parts),
    signatures: payment.signatures,
    bankCertificate,
  };
}
