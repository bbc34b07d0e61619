import { ActionType } from '@ncb/shared-kernel/domain/vocabulary';
import type { AuditEntry } from './audit';

/** What the audit trail calls the actions that the journal shows; everything else is for the bank alone. */
const WORDS = {
  signIn: ActionType.signIn,
  signInWithTemporaryPassword: ActionType.signInWithTemporaryPassword,
  signOut: ActionType.signOut,
  changePassword: ActionType.changePassword,
  lock: ActionType.lock,
  unlock: ActionType.unlock,
  registerCompany: ActionType.addCompany,
  savePayment: ActionType.createPayment,
  changePayment: ActionType.editPayment,
  registerUser: ActionType.alterUser,
  addUser: ActionType.alterUser,
  changeUser: ActionType.alterUser,
  changeRights: ActionType.alterUser,
  revokeRights: ActionType.alterUser,
  deleteUser: ActionType.alterUser,
  approveChange: ActionType.alterUser,
  refuseChange: ActionType.alterUser,
  withdrawChange: ActionType.alterUser,
  endSessions: ActionType.alterUser,
  signAll: ActionType.signAll,
  signFirst: ActionType.signFirst,
  signSecond: ActionType.signSecond,
  unsign: ActionType.unsign,
  delete: ActionType.deleteDocument,
  send: ActionType.send,
  recall: ActionType.recall,
  changePayrollAccess: ActionType.payrollAccess,
  requestCertificate: ActionType.requestKey,
  uploadCertificate: ActionType.uploadKey,
  blockCertificate: ActionType.blockKey,
  unblockCertificate: ActionType.unblockKey,
  sendMail: ActionType.sendLetter,
  apply: ActionType.apply,
  exported: ActionType.export,
  printed: ActionType.print,
  imported: ActionType.import,
} as const satisfies Partial<Record<AuditEntry['action'], ActionType>>;

/** Actions of a person that belong to no company: the journals of all his companies show them. */
const OF_PERSON: readonly string[] = [
  'signIn',
  'signInWithTemporaryPassword',
  'signOut',
  'changePassword',
  // From the sign-in page, by whoever lost his key.
  'blockCertificate',
];

/**
 * The word under which the journal of a company shows an entry of the audit trail; null for what is for the bank alone.
 * The audit trail calls a refused sign-in as it calls one that came to pass: its result tells them apart.
 */
export function journalWordOf({
  action,
  result,
  actor,
}: Pick<AuditEntry, 'action' | 'result' | 'actor'>): ActionType | null {
  if (result !== 'ok') return action === 'signIn' ? ActionType.signInRefused : null;
  if (actor.companyId === null && !OF_PERSON.includes(action)) return null;
  return Object.entries(WORDS).find(([name]) => name === action)?.[1] ?? null;
}

/** The words that some action has: without an action a filter would find nothing. */
export const JOURNAL_WORDS: readonly ActionType[] = [...new Set(Object.values(WORDS)), ActionType.signInRefused];
