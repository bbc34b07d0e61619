import { PAYROLL, type DocumentKind } from './document-kind';
import { DocumentType } from './document-type';

/** Kinds of printouts that the bank issues with a number. */
export const PRINTOUT_KINDS = [
  'payment',
  'currencyPayment',
  'currencyRequest',
  'payroll',
  'statement',
  'accountAgreement',
  'tariffs',
] as const;
export type PrintoutKind = (typeof PRINTOUT_KINDS)[number];

/**
 * State of the printed document today; `valid` for printouts of other kinds than documents. `returned`: a bank on the
 * way sent the payment back; `partlyReturned`: some rows of an executed payroll came back.
 */
export const PRINTOUT_STATES = [
  'valid',
  'inProgress',
  'executed',
  'partlyReturned',
  'returned',
  'reversed',
  'refused',
  'revoked',
] as const;
export type PrintoutState = (typeof PRINTOUT_STATES)[number];

export function getPrintoutKind(type: DocumentKind): PrintoutKind {
  if (type === PAYROLL) return 'payroll';
  if (type === DocumentType.uahPayment) return 'payment';
  return type === DocumentType.currencyPayment ? 'currencyPayment' : 'currencyRequest';
}
