import { judgeLinkedPayments } from '../rules/judge-linked-payments';
import { DocumentStatus, DocumentType, type DocumentKind } from '../vocabulary';

interface Request {
  readonly status: DocumentStatus;
  readonly type: DocumentKind;
  readonly linked?: readonly DocumentStatus[];
}

/**
 * True for a stored buy request, not refused, without a payment in progress. After a refused payment see
 * `judgeLinkedPayments`. Source: docs/requirements/hryvnia-payments.md#linked-payments,
 * docs/requirements/currency-payroll-credits-statements.md#payments-for-a-request.
 */
export function canCreatePayment({ status, type, linked = [] }: Request): boolean {
  const isLive = status !== DocumentStatus.aborted && status !== DocumentStatus.unsaved;
  return type === DocumentType.buyRequest && isLive && judgeLinkedPayments(linked) !== 'blocked';
}
