import { DocumentStatus } from '../vocabulary';
import { STEPS } from './transition-table';

/**
 * `recall` is the specification's "move back". Source: docs/requirements/hryvnia-payments.md#allowed-actions,
 * docs/requirements/banking-rules.md#conflicts-decided.
 */
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

/** Ignores rights. */
export function isAllowedInStatus(action: DocumentAction, status: DocumentStatus): boolean {
  return ALLOWED_IN[action].some((allowed) => allowed === status);
}
