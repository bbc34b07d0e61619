export { ENGINE, writeAudit, type AuditAction, type AuditActor, type AuditEntry } from './audit';
export { firstBrokenAuditRow } from './verify';
