import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';
import { getJournalWord } from './journal-words';

/**
 * Source: docs/requirements/shell-accounts-admin.md#recorded-actions, docs/requirements/security.md#recorded-events.
 */
export type AuditAction =
  // sessions
  | 'signIn'
  | 'signInWithTemporaryPassword'
  | 'signOut'
  | 'smsCode'
  | 'keyChallenge'
  | 'changePassword'
  | 'saveSettings'
  | 'resetNumbering'
  // users and companies
  | 'registerCompany'
  | 'confirmCompany'
  | 'refuseCompany'
  | 'cancelRegistration'
  | 'registerUser'
  | 'confirmUser'
  | 'refuseUser'
  | 'addUser'
  | 'changeUser'
  | 'changeRights'
  | 'revokeRights'
  | 'changePayrollAccess'
  | 'changeAccessMode'
  | 'lock'
  | 'unlock'
  | 'deleteUser'
  | 'approveChange'
  | 'refuseChange'
  | 'withdrawChange'
  | 'endSessions'
  // certificates
  | 'requestCertificate'
  | 'issueCertificate'
  | 'refuseCertificate'
  | 'uploadCertificate'
  | 'blockCertificate'
  | 'unblockCertificate'
  // documents
  | 'savePayment'
  | 'changePayment'
  // `sign` is a refused signature; accepted ones name their right
  | 'sign'
  | 'signAll'
  | 'signFirst'
  | 'signSecond'
  | 'unsign'
  | 'send'
  | 'recall'
  | 'delete'
  | 'execute'
  | 'abort'
  // records of a company
  | 'saveRecord'
  | 'dropRecord'
  | 'apply'
  | 'acceptApplication'
  | 'refuseApplication'
  | 'reviewApplication'
  | 'issueCredit'
  | 'orderEarlyRepayment'
  | 'withdrawApplication'
  | 'payDeposit'
  | 'topUpDeposit'
  | 'withdrawFromDeposit'
  | 'setDepositRenewal'
  | 'breakDeposit'
  | 'sendMail'
  | 'readMail'
  | 'confirmMail'
  | 'sendDump'
  // exports, printouts and imports
  | 'exported'
  | 'printed'
  | 'imported'
  | 'submitQuestionnaire'
  | 'remarkQuestionnaire'
  | 'acceptQuestionnaire'
  | 'returnQuestionnaire'
  // the bank's own side
  | 'moveBankDay'
  | 'pauseEngine'
  | 'resumeEngine'
  | 'setFault'
  | 'dropFaults'
  // refused access
  | 'foreignCompany'
  | 'foreignRole'
  | 'foreignPage'
  | 'foreignPayroll'
  | 'guard';

export type AuditObject =
  | 'document'
  | 'call'
  | 'user'
  | 'company'
  | 'certificate'
  | 'catalogueRow'
  | 'template'
  | 'draft'
  | 'contract'
  | 'contractPaper'
  | 'employee'
  | 'payrolls'
  | 'journal'
  | 'application'
  | 'letter'
  | 'creditDeal'
  | 'deposit'
  | 'questionnaire'
  | 'declaration'
  | 'counter'
  | 'bankDay'
  | 'fault';

/** Author of an action; the engine and unknown callers have neither user nor company. */
export interface AuditActor {
  readonly userId: number | null;
  readonly companyId: number | null;
  readonly address: string;
}

export interface AuditEntry {
  readonly at: Date;
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly object?: { readonly type: AuditObject; readonly id: string };
  readonly result: 'ok' | RefusalCode;
  /** Change as text; the hash chain covers it. */
  readonly detail?: string;
}

export const ENGINE: AuditActor = { userId: null, companyId: null, address: 'engine' };

export const OPERATOR: AuditActor = { userId: null, companyId: null, address: 'operator' };

/**
 * Writes an audit row. Must come last in a transaction: the head of the chain stays locked, and a later lock could
 * deadlock.
 */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  await queries.execute(sql`INSERT INTO audit ${AUDIT_COLUMNS} SELECT ${auditValues(entry)}`);
}

/**
 * Writes in one statement: each round trip prolongs the locks.
 * @param writes statements that return one row each; they finish before the head of the chain is locked
 */
export async function writeWithAudit(queries: Queries, entry: AuditEntry, writes: readonly SQL[]): Promise<void> {
  const namedWrites = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} AS (${write})`);
  const names = writes.map((_, index) => sql.identifier(`write_${index}`));
  await queries.execute(sql`
    WITH ${sql.join(namedWrites, sql`, `)}
    INSERT INTO audit ${AUDIT_COLUMNS} SELECT ${auditValues(entry)} FROM ${sql.join(names, sql`, `)}`);
}

const AUDIT_COLUMNS = sql`(at, user_id, company_id, address, action, object_type, object_id, result, detail, word)`;

function auditValues(entry: AuditEntry): SQL {
  const { at, actor, action, object, result, detail } = entry;
  return sql`${at.toISOString()}::timestamptz, ${actor.userId}::bigint, ${actor.companyId}::bigint, ${actor.address},
    ${action}, ${object?.type ?? null}, ${object?.id ?? null}, ${result}, ${detail ?? null},
    ${getJournalWord(entry)}::text`;
}
