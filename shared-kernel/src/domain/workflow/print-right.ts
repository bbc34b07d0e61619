import { bankCodeOf } from '../identifiers';
import { DocumentStatus, DocumentType, PAYROLL, type DocumentKind } from '../vocabulary';

interface Printable {
  readonly status: DocumentStatus;
  readonly type: DocumentKind;
  readonly confirmed?: string | null;
  readonly bankDay?: string;
}

/** A payment document prints as soon as it is stored, a payroll only when it is posted. Source: spec 3 §4 */
export function canPrint({ status, type }: Printable): boolean {
  return type === PAYROLL ? status === DocumentStatus.success : status !== DocumentStatus.unsaved;
}

const HAS_SIGNED_PAPER: readonly DocumentKind[] = [DocumentType.uahPayment, DocumentType.currencyPayment, PAYROLL];

/**
 * The signed document prints for a payment or a payroll that the bank executed before today.
 * Source: spec 2 §2 ("types below 3") and §4 ("status 5 and only when the confirmation time is before today"); payrolls: ours
 */
export function canPrintSigned({ status, type, confirmed, bankDay }: Printable): boolean {
  if (!HAS_SIGNED_PAPER.includes(type) || status !== DocumentStatus.success || confirmed === null) return false;
  return confirmed === undefined || bankDay === undefined || confirmed.slice(0, 10) < bankDay;
}

/** A payment as far as it tells whether other banks have a message of it. */
interface Messaged {
  readonly status: DocumentStatus;
  readonly type: DocumentKind;
  /** The number that other banks know it by; none before the bank has accepted it. */
  readonly uetr?: string | undefined;
  readonly receiverAccount: string;
}

/** Whether a document is a payment in currency to another bank, which alone is sent by SWIFT. */
export function isForSwift(
  { type, receiverAccount }: Pick<Messaged, 'type' | 'receiverAccount'>,
  ownBank: string,
): boolean {
  const isWithin = receiverAccount.startsWith('UA') && bankCodeOf(receiverAccount) === ownBank;
  return type === DocumentType.currencyPayment && !isWithin;
}

/** Whether its message has left the bank, so that there is something to copy. Source: reference/areas C3 */
export function hasSwiftMessage(payment: Messaged, ownBank: string): boolean {
  return isForSwift(payment, ownBank) && payment.status === DocumentStatus.success && Boolean(payment.uetr);
}
