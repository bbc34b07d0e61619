import { ActionType } from '@ncb/shared-kernel/domain/vocabulary';
import type { AuditAction } from '../../audit';

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
} as const satisfies Partial<Record<AuditAction, ActionType>>;

type Shown = keyof typeof WORDS;

/** Actions of a person that belong to no company: the journals of all his companies show them. */
export const OF_SESSIONS: readonly Shown[] = ['signIn', 'signInWithTemporaryPassword', 'signOut', 'changePassword'];

/** The audit trail calls a refused sign-in as it calls one that came to pass: its result tells them apart. */
const REFUSABLE: Shown = 'signIn';

/** The word of the journal for an action of the audit trail. @param result `ok`, or why it was refused */
export function wordOf(action: string, result = 'ok'): string {
  if (action === REFUSABLE && result !== 'ok') return ActionType.signInRefused;
  return Object.entries(WORDS).find(([name]) => name === action)?.[1] ?? action;
}

/**
 * The actions that the journal shows under a word, done and refused; all of them without one, none under a word that
 * nobody knows.
 */
export function actionsUnder(word: string | null): {
  readonly done: readonly string[];
  readonly refused: readonly string[];
} {
  return {
    done: Object.entries(WORDS)
      .filter(([, shown]) => word === null || shown === word)
      .map(([name]) => name),
    refused: word === null || word === ActionType.signInRefused ? [REFUSABLE] : [],
  };
}
