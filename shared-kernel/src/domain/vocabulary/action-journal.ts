/**
 * What the journal of user actions records. The specification lists the actions without their words on the wire, so the
 * words are ours; `send` and `recall` are added because money leaves or stays by them, and the right to see salaries.
 * Source: spec 1 §3, reference/areas B7
 */
export const ActionType = {
  signIn: 'login',
  signInWithTemporaryPassword: 'login_temp_pwd',
  changePassword: 'change_pwd',
  lock: 'lock',
  unlock: 'unlock',
  signOut: 'logout',
  addCompany: 'add_company',
  createPayment: 'create_pmt',
  editPayment: 'edit_pmt',
  alterUser: 'alter_user',
  signAll: 'sign_all',
  signFirst: 'sign_first',
  signSecond: 'sign_second',
  unsign: 'unsign',
  deleteDocument: 'drop_doc',
  send: 'send',
  recall: 'recall',
  payrollAccess: 'payroll_access',
  /** Ours, from here on: an attempt that the bank refused, keys, letters, applications. */
  signInRefused: 'login_refused',
  requestKey: 'key_request',
  uploadKey: 'key_upload',
  blockKey: 'key_block',
  unblockKey: 'key_unblock',
  sendLetter: 'letter',
  apply: 'apply',
  export: 'export',
  print: 'print',
  import: 'import',
} as const;
export type ActionType = (typeof ActionType)[keyof typeof ActionType];

/** What an action was done to; `pmt` and `payroll` are the words of `drop_docs`, the others ours. Source: spec 2 §7 */
export const ActionObject = { payment: 'pmt', payroll: 'payroll', user: 'user', company: 'company' } as const;
export type ActionObject = (typeof ActionObject)[keyof typeof ActionObject];

/** True for an action that has a text; a newer bank may record others. */
export function isActionType(word: string): word is ActionType {
  return Object.values<string>(ActionType).includes(word);
}
