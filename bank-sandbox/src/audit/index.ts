export {
  ENGINE,
  OPERATOR,
  writeAudit,
  writeWithAudit,
  type AuditAction,
  type AuditActor,
  type AuditEntry,
} from './audit';
export { recordAudit } from './record-audit';
export { firstBrokenAuditRow } from './verify';
