import { judgeLinkedPayments } from '../rules/judge-linked-payments';
import { DocumentStatus, SignScheme, type DocumentKind, type Role, type SignatureRight } from '../vocabulary';
import { isAllowedInStatus } from './document-actions';
import { canDelete } from './can-delete';
import { canPrint, canPrintSigned } from './can-print';
import { canCreatePayment } from './can-create-payment';
import { canBecomeTemplate } from './can-become-template';
import { canSign, type Signer } from './can-sign';
import { getRecallTransition, getSignTransition } from './transitions';

/**
 * In the order of the toolbar. Source: docs/requirements/hryvnia-payments.md#payment-form,
 * docs/requirements/hryvnia-payments.md#allowed-actions,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-list.
 */
export const WORKFLOW_ACTIONS = [
  'sign',
  'unsign',
  'send',
  'change',
  'delete',
  'recall',
  'copy',
  'print',
  'printSigned',
  'template',
  'createPayment',
] as const;
export type WorkflowAction = (typeof WORKFLOW_ACTIONS)[number];

/**
 * Document and user. Only the first three fields are required; defaults forbid nothing: valid rights, own unsigned
 * document, executed before today, no linked payments.
 */
export interface ActionContext {
  readonly status: DocumentStatus;
  readonly type: DocumentKind;
  readonly signature: SignatureRight;
  readonly rightsValid?: boolean;
  readonly hasSigned?: boolean;
  readonly scheme?: SignScheme;
  readonly role?: Role;
  readonly isAuthor?: boolean;
  readonly isAdministrator?: boolean;
  readonly bankHasStarted?: boolean;
  /** Execution by the bank, `yyyy-MM-dd…`; null if not executed. */
  readonly confirmed?: string | null;
  readonly bankDay?: string;
  readonly linked?: readonly DocumentStatus[];
}

/**
 * Returns the allowed actions; an unsaved form (status -1) has none. Source:
 * docs/requirements/hryvnia-payments.md#allowed-actions,
 * docs/requirements/currency-payroll-credits-statements.md#statuses-and-actions, docs/requirements/banking-rules.md#transitions.
 */
export function getAllowedActions(question: ActionContext): readonly WorkflowAction[] {
  if (question.status === DocumentStatus.unsaved) return [];
  return WORKFLOW_ACTIONS.filter((action) => ALLOWS[action](question));
}

const ALLOWS: Readonly<Record<WorkflowAction, (question: ActionContext) => boolean>> = {
  sign: (q) => getSignTransition(q.status, toSigner(q), q.scheme ?? SignScheme.two).ok,
  unsign: (q) => canSign(toSigner(q)) && isAllowedInStatus('unsign', q.status),
  send: (q) => canSign(toSigner(q)) && isAllowedInStatus('send', q.status),
  change: (q) => isAllowedInStatus('change', q.status) && judgeLinkedPayments(q.linked ?? []) !== 'blocked',
  delete: (q) => isAllowedInStatus('delete', q.status) && canDelete(q),
  recall: (q) => getRecallTransition(q.status, toSigner(q), q.bankHasStarted ?? false).ok,
  copy: () => true,
  print: canPrint,
  printSigned: canPrintSigned,
  template: canBecomeTemplate,
  createPayment: canCreatePayment,
};

function toSigner({ signature, rightsValid = true, hasSigned = false }: ActionContext): Signer {
  return { right: signature, rightsValid, hasSigned };
}
