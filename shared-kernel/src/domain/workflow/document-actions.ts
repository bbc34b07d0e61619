import { DocumentStatus } from '../vocabulary';
import { STEPS } from './transition-table';

/** What can be done to a document. Source: spec 2 §4; `recall` is the specification's "move back" (reference/banking 10). */
export const DOCUMENT_ACTIONS = ['sign', 'unsign', 'send', 'change', 'delete', 'recall'] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

const ALLOWED_IN = {
  sign: [DocumentStatus.new, DocumentStatus.signedSecond, DocumentStatus.signedFirst],
  unsign: STEPS.unsign.from,
  send: STEPS.send.from,
  change: STEPS.change.from,
  delete: [DocumentStatus.new],
  recall: STEPS.recall.from,
} as const satisfies Record<DocumentAction, readonly DocumentStatus[]>;

/** True if a document in this status allows the action; rights are a separate question. */
export function statusAllows(action: DocumentAction, status: DocumentStatus): boolean {
  return ALLOWED_IN[action].some((allowed) => allowed === status);
}

/**
 * True if a selection allows the action: it is not empty and every document in it does.
 * Source: reference/banking 5.3 ("a mixed selection enables an action only if all rows allow it")
 */
export function selectionAllows(action: DocumentAction, statuses: readonly DocumentStatus[]): boolean {
  return statuses.length > 0 && statuses.every((status) => statusAllows(action, status));
}
