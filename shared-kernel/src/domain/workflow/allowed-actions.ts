import { judgeLinkedPayments } from '../rules/linked-payments';
import { DocumentStatus, SignScheme, type DocumentKind, type Role, type SignatureRight } from '../vocabulary';
import { statusAllows } from './document-actions';
import { mayDelete } from './delete-right';
import { canPrint, canPrintSigned } from './print-right';
import { canCreatePayment } from './request-payments';
import { canBecomeTemplate } from './template-right';
import { maySign, recallTransition, signTransition, type Signer } from './transitions';

/** Everything that a person can do to a stored document, in the order of the toolbar. Source: spec 2 §2 and §4, spec 3 §2 */
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
 * A document and the person before it. Only the first three are needed; what is not told is taken for what forbids
 * nothing: rights in force, own document, no signature of this person on it, the bank has not started, confirmed before
 * today, no linked payments.
 */
export interface ActionQuestion {
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
  /** Day or moment when the bank executed the document, `yyyy-MM-dd…`; null when it has not. */
  readonly confirmed?: string | null;
  /** The bank's current day, `yyyy-MM-dd`. */
  readonly bankDay?: string;
  /** Statuses of the payments made from a buy request. */
  readonly linked?: readonly DocumentStatus[];
}

/**
 * What the person may do to the document, in the order of `WORKFLOW_ACTIONS`. An unsaved form (status -1) has no
 * actions: it is only saved. Source: spec 2 §4, spec 3 §4, reference/banking 5.3
 */
export function allowedActions(question: ActionQuestion): readonly WorkflowAction[] {
  if (question.status === DocumentStatus.unsaved) return [];
  return WORKFLOW_ACTIONS.filter((action) => ALLOWS[action](question));
}

const ALLOWS: Readonly<Record<WorkflowAction, (question: ActionQuestion) => boolean>> = {
  sign: (q) => signTransition(q.status, signerOf(q), q.scheme ?? SignScheme.two).ok,
  unsign: (q) => maySign(signerOf(q)) && statusAllows('unsign', q.status),
  send: (q) => maySign(signerOf(q)) && statusAllows('send', q.status),
  change: (q) => statusAllows('change', q.status) && judgeLinkedPayments(q.linked ?? []) !== 'blocked',
  delete: (q) => statusAllows('delete', q.status) && mayDelete(q),
  recall: (q) => recallTransition(q.status, signerOf(q), q.bankHasStarted ?? false).ok,
  copy: () => true,
  print: canPrint,
  printSigned: canPrintSigned,
  template: canBecomeTemplate,
  createPayment: canCreatePayment,
};

function signerOf({ signature, rightsValid = true, hasSigned = false }: ActionQuestion): Signer {
  return { right: signature, rightsValid, hasSigned };
}

/** What is done to one document at a time, because it opens a form or a dialog. Source: spec 2 §4 ("copy only for one") */
const ONE_AT_A_TIME: readonly WorkflowAction[] = ['change', 'copy', 'printSigned', 'template', 'createPayment'];

/**
 * What the person may do to a selection: what every document in it allows, without the actions for exactly one where
 * there are several. Nothing selected allows nothing. Source: reference/banking 5.3, spec 2 §4
 */
export function allowedForSelection(selection: readonly ActionQuestion[]): readonly WorkflowAction[] {
  if (selection.length === 0) return [];
  const allowed = selection.map((question) => new Set(allowedActions(question)));
  const isAllowed = (action: WorkflowAction) => allowed.every((actions) => actions.has(action));
  return WORKFLOW_ACTIONS.filter(
    (action) => isAllowed(action) && (selection.length === 1 || !ONE_AT_A_TIME.includes(action)),
  );
}
