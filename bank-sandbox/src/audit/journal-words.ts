import { ActionType } from '@ncb/shared-kernel/domain/vocabulary';
import type { AuditEntry } from './audit-entry';

/** Actions missing here are for the bank only. */
const WORDS = {
  signIn: ActionType.signIn,
  signInWithTemporaryPassword: ActionType.signInWithTemporaryPassword,
  signOut: ActionType.signOut,
  changePassword: ActionType.changePassword,
  addPasskey: ActionType.addPasskey,
  removePasskey: ActionType.removePasskey,
  suspendPasskey: ActionType.suspendPasskey,
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
  changePaymentRules: ActionType.paymentRules,
  askPaymentRules: ActionType.paymentRules,
  approvePaymentRules: ActionType.paymentRules,
  refusePaymentRules: ActionType.paymentRules,
  withdrawPaymentRules: ActionType.paymentRules,
  signAll: ActionType.signAll,
  signFirst: ActionType.signFirst,
  signSecond: ActionType.signSecond,
  unsign: ActionType.unsign,
  reopen: ActionType.unsign,
  delete: ActionType.deleteDocument,
  send: ActionType.send,
  recall: ActionType.recall,
  undoSend: ActionType.undoSend,
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

/** Shown in the journals of all the user's companies. */
const PERSONAL_ACTIONS: readonly string[] = [
  'signIn',
  'signInWithTemporaryPassword',
  'signOut',
  'changePassword',
  'addPasskey',
  'removePasskey',
  'suspendPasskey',
  // From the sign-in page, after the loss of a key.
  'blockCertificate',
];

/** Returns null if the entry is for the bank only. Refused sign-ins share the action and differ by result. */
export function getJournalWord({
  action,
  result,
  actor,
}: Pick<AuditEntry, 'action' | 'result' | 'actor'>): ActionType | null {
  if (result !== 'ok') return action === 'signIn' ? ActionType.signInRefused : null;
  if (actor.companyId === null && !PERSONAL_ACTIONS.includes(action)) return null;
  return Object.entries(WORDS).find(([name]) => name === action)?.[1] ?? null;
}

export const JOURNAL_WORDS: readonly ActionType[] = [...new Set(Object.values(WORDS)), ActionType.signInRefused];
