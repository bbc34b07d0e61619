export { ENGINE, OPERATOR, writeAudit, type AuditAction, type AuditActor, type AuditEntry } from './audit';
export { recordAudit } from './record-audit';
export { firstBrokenAuditRow } from './verify';
