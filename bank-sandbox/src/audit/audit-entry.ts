import type { RefusalCode } from '@ncb/shared-kernel/domain';

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
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  // its counter went back
  | 'suspendPasskey'
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
  // own limits of a company
  | 'changePaymentRules'
  | 'askPaymentRules'
  | 'approvePaymentRules'
  | 'refusePaymentRules'
  | 'withdrawPaymentRules'
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
  | 'undoSend'
  | 'reopen'
  | 'delete'
  | 'execute'
  // an instant payment without an answer of the receiver's bank
  | 'outcomeUnknown'
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
  // receivers
  | 'checkReceiverName'
  // in the background, after a save: one entry per call
  | 'checkReceiverNames'
  // refused access
  | 'foreignCompany'
  | 'foreignRole'
  | 'foreignPage'
  | 'foreignPayroll'
  | 'guard';

export type AuditObject =
  | 'document'
  | 'call'
  | 'account'
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
