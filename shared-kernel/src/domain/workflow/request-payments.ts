import { judgeLinkedPayments } from '../rules/linked-payments';
import { DocumentStatus, DocumentType, type DocumentKind } from '../vocabulary';

/** A document from which a payment may be made. */
interface Request {
  readonly status: DocumentStatus;
  readonly type: DocumentKind;
  /** Statuses of the payments already made from it. */
  readonly linked?: readonly DocumentStatus[];
}

/**
 * True if a payment can be made from the document: from a stored buy request that the bank has not refused and none of
 * whose payments is in progress. A refused payment asks first (`judgeLinkedPayments`). Source: spec 2 §4, spec 3 §4
 */
export function canCreatePayment({ status, type, linked = [] }: Request): boolean {
  const isLive = status !== DocumentStatus.aborted && status !== DocumentStatus.unsaved;
  return type === DocumentType.buyRequest && isLive && judgeLinkedPayments(linked) !== 'blocked';
}
