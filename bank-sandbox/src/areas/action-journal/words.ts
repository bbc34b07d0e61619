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
  signAll: ActionType.signAll,
  signFirst: ActionType.signFirst,
  signSecond: ActionType.signSecond,
  unsign: ActionType.unsign,
  delete: ActionType.deleteDocument,
  send: ActionType.send,
  recall: ActionType.recall,
  changePayrollAccess: ActionType.payrollAccess,
} as const satisfies Partial<Record<AuditAction, ActionType>>;

type Shown = keyof typeof WORDS;

/** Actions of a person that belong to no company: the journals of all his companies show them. */
export const OF_SESSIONS: readonly Shown[] = ['signIn', 'signInWithTemporaryPassword', 'signOut', 'changePassword'];

/** The word of the journal for an action of the audit trail. */
export function wordOf(action: string): string {
  return Object.entries(WORDS).find(([name]) => name === action)?.[1] ?? action;
}

/** The actions that the journal shows under a word; all of them without one, none under a word that nobody knows. */
export function actionsUnder(word: string | null): readonly string[] {
  return Object.entries(WORDS)
    .filter(([, shown]) => word === null || shown === word)
    .map(([name]) => name);
}
