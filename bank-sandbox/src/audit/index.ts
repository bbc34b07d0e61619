export { ENGINE, OPERATOR, writeAudit, writeWithAudit } from './audit';
export type { AuditAction, AuditActor, AuditEntry } from './audit-entry';
export { actionDocumentId, entryDocumentId, actionUserId } from './object-ids';
export { buildAuditEntry } from './build-audit-entry';
export { SIGN_ACTIONS } from './sign-actions';
export { createChainWatch, findBrokenAuditRow, type ChainWatch } from './chain';
