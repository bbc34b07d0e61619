export {
  ENGINE,
  OPERATOR,
  writeAudit,
  writeWithAudit,
  type AuditAction,
  type AuditActor,
  type AuditEntry,
} from './audit';
export { documentOfAction, documentOfEntry, userOfAction } from './document-entries';
export { recordAudit } from './record-audit';
export { SIGNED_BY } from './signed-by';
export { firstBrokenActionEntry, firstBrokenAuditRow } from './verify';
