import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';
import { journalWordOf } from './journal-words';

/** What the bank writes down. Source: spec 1 §3 ("Recorded actions"), reference/security 54 */
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
  // people and companies
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
  // `sign` is one that was refused, whatever the right; one that was kept says which right it was given by
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
  // records that a company keeps
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
  // what left the bank's screens, or came into them, as a file or on paper
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
  // what was not let in
  | 'foreignCompany'
  | 'foreignRole'
  | 'foreignPage'
  | 'foreignPayroll'
  | 'guard';

/** What an action was done to. */
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

/** Who acts: a user for a company from an address; the engine and somebody unknown have neither user nor company. */
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
  /** What was changed into what, for people; the chain of hashes covers it. */
  readonly detail?: string;
}

/** The bank's own engine as an actor. */
export const ENGINE: AuditActor = { userId: null, companyId: null, address: 'engine' };

/** Somebody of the bank, at its console. */
export const OPERATOR: AuditActor = { userId: null, companyId: null, address: 'operator' };

/**
 * Writes one row of the audit trail. In a transaction it comes last: the chain's head stays locked to the end, and
 * whatever is locked after it could wait for somebody who waits for the head.
 */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  await queries.execute(sql`INSERT INTO audit ${AUDIT_COLUMNS} SELECT ${auditValues(entry)}`);
}

/**
 * The same behind other writes, in one statement: each trip to the database keeps what is locked for everybody else.
 * @param writes statements that give back one row each; they are through before the chain's head is locked
 */
export async function writeWithAudit(queries: Queries, entry: AuditEntry, writes: readonly SQL[]): Promise<void> {
  const named = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} AS (${write})`);
  const names = writes.map((_, index) => sql.identifier(`write_${index}`));
  await queries.execute(sql`
    WITH ${sql.join(named, sql`, `)}
    INSERT INTO audit ${AUDIT_COLUMNS} SELECT ${auditValues(entry)} FROM ${sql.join(names, sql`, `)}`);
}

const AUDIT_COLUMNS = sql`(at, user_id, company_id, address, action, object_type, object_id, result, detail, word)`;

function auditValues(entry: AuditEntry): SQL {
  const { at, actor, action, object, result, detail } = entry;
  return sql`${at.toISOString()}::timestamptz, ${actor.userId}::bigint, ${actor.companyId}::bigint, ${actor.address},
    ${action}, ${object?.type ?? null}, ${object?.id ?? null}, ${result}, ${detail ?? null},
    ${journalWordOf(entry)}::text`;
}
