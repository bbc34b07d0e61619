import { DocumentType, type DocumentKind } from '../vocabulary';

/** Payments, hryvnia and currency, can be kept as templates; requests and payrolls cannot. Source: spec 2 §2 */
export function canBecomeTemplate({ type }: { readonly type: DocumentKind }): boolean {
  return type === DocumentType.uahPayment || type === DocumentType.currencyPayment;
}
