/**
 * Wire values are ours; `send`, `recall` and `payroll_access` are additions. Source:
 * docs/requirements/shell-accounts-admin.md#recorded-actions, docs/requirements/payroll.md#who-sees-salaries.
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
  /** Ours, from here on. */
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
  paymentRules: 'payment_rules',
  undoSend: 'undo_send',
  addPasskey: 'passkey_add',
  removePasskey: 'passkey_drop',
  suspendPasskey: 'passkey_suspend',
} as const;
export type ActionType = (typeof ActionType)[keyof typeof ActionType];

/**
 * `pmt` and `payroll` are values of `drop_docs`, the others ours. Source:
 * docs/requirements/hryvnia-payments.md#payment-calls.
 */
export const ActionObject = { payment: 'pmt', payroll: 'payroll', user: 'user', company: 'company' } as const;
export type ActionObject = (typeof ActionObject)[keyof typeof ActionObject];

/** False for an action of a newer bank. */
export function isActionType(word: string): word is ActionType {
  return Object.values<string>(ActionType).includes(word);
}
