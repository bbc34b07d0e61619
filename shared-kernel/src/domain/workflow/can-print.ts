import { getIbanBankCode } from '../identifiers';
import { DocumentStatus, DocumentType, PAYROLL, type DocumentKind } from '../vocabulary';

interface Printable {
  readonly status: DocumentStatus;
  readonly type: DocumentKind;
  readonly confirmed?: string | null;
  readonly bankDay?: string;
}

/**
 * True for stored payment documents and executed payrolls. Source:
 * docs/requirements/currency-payroll-credits-statements.md#printing-of-documents.
 */
export function canPrint({ status, type }: Printable): boolean {
  return type === PAYROLL ? status === DocumentStatus.success : status !== DocumentStatus.unsaved;
}

const SIGNED_PRINTOUT_KINDS: readonly DocumentKind[] = [DocumentType.uahPayment, DocumentType.currencyPayment, PAYROLL];

/**
 * True for a payment or payroll executed before today (payrolls: ours). Source:
 * docs/requirements/hryvnia-payments.md#document-panel, docs/requirements/hryvnia-payments.md#printing.
 */
export function canPrintSigned({ status, type, confirmed, bankDay }: Printable): boolean {
  if (!SIGNED_PRINTOUT_KINDS.includes(type) || status !== DocumentStatus.success || confirmed === null) return false;
  return confirmed === undefined || bankDay === undefined || confirmed.slice(0, 10) < bankDay;
}

interface SwiftPayment {
  readonly status: DocumentStatus;
  readonly type: DocumentKind;
  /** Absent until the bank has accepted the payment. */
  readonly uetr?: string | undefined;
  readonly receiverAccount: string;
}

/** True for a currency payment to another bank. */
export function isForSwift(
  { type, receiverAccount }: Pick<SwiftPayment, 'type' | 'receiverAccount'>,
  ownBank: string,
): boolean {
  const isWithin = receiverAccount.startsWith('UA') && getIbanBankCode(receiverAccount) === ownBank;
  return type === DocumentType.currencyPayment && !isWithin;
}

/** True if the SWIFT message has left the bank. Source: docs/requirements/currency.md#uetr-and-tracking. */
export function hasSwiftMessage(payment: SwiftPayment, ownBank: string): boolean {
  return isForSwift(payment, ownBank) && payment.status === DocumentStatus.success && Boolean(payment.uetr);
}
