export {
  ENGINE,
  OPERATOR,
  writeAudit,
  writeWithAudit,
  type AuditAction,
  type AuditActor,
  type AuditEntry,
} from './audit';
export { actionDocumentId, entryDocumentId, actionUserId } from './object-ids';
export { buildAuditEntry } from './build-audit-entry';
export { SIGN_ACTIONS } from './sign-actions';
export { findBrokenActionEntry, findBrokenAuditRow } from './verify-chains';
