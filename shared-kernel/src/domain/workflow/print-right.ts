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

/**
 * The signed document prints for a payment that the bank executed before today.
 * Source: spec 2 §2 ("types below 3") and §4 ("status 5 and only when the confirmation time is before today")
 */
export function canPrintSigned({ status, type, confirmed, bankDay }: Printable): boolean {
  const isPayment = type === DocumentType.uahPayment || type === DocumentType.currencyPayment;
  if (!isPayment || status !== DocumentStatus.success || confirmed === null) return false;
  return confirmed === undefined || bankDay === undefined || confirmed.slice(0, 10) < bankDay;
}
