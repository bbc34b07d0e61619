export {
  ENGINE,
  OPERATOR,
  writeAudit,
  writeWithAudit,
  type AuditAction,
  type AuditActor,
  type AuditEntry,
} from './audit';
export { documentOfEntry } from './document-entries';
export { recordAudit } from './record-audit';
export { firstBrokenAuditRow } from './verify';
