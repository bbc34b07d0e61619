import { DocumentType, type DocumentKind } from '../vocabulary';

/** True for payments. Source: docs/requirements/hryvnia-payments.md#templates. */
export function canBecomeTemplate({ type }: { readonly type: DocumentKind }): boolean {
  return type === DocumentType.uahPayment || type === DocumentType.currencyPayment;
}
