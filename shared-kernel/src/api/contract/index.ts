export { getAccount, listAccounts, listCreditAccounts, type Account, type AccountDetails } from './accounts';
export {
  applyForCredit,
  applyForDeposit,
  listApplications,
  withdrawApplication,
  type Application,
} from './applications';
export {
  exportActions,
  getActions,
  noteAction,
  type ActionProof,
  type ActionRow,
  type NotedAction,
} from './action-journal';
export { bankBySwift, bankInfo } from './banks';
export {
  changeBeneficiaries,
  insertBeneficiary,
  listBeneficiaries,
  type CatalogueBeneficiary,
  type NewBeneficiary,
} from './beneficiaries';
export {
  decodeParameters,
  decodeRequest,
  decodeWire,
  encodeParameters,
  type AnswerOf,
  type AnyCall,
  type Call,
  type CallAccess,
  type CallEncoding,
  type Decoded,
  type RequestOf,
} from './call';
export {
  cancelCertificateRequest,
  changeCertificateStatus,
  listCertificateRequests,
  listCertificates,
  renewCertificate,
  requestCertificate,
  uploadCertificate,
  type Certificate,
  type CertificateRequest,
} from './certificates';
export {
  getClientForm,
  getCompanyDocument,
  listCompanyDocuments,
  type ClientForm,
  type CompanyDocument,
} from './company-documents';
export { LOAD_OUTCOMES, reportLoad, saveDump, type LoadOutcome } from './diagnostics';
export { envelope, sessionParameters } from './envelope';
export { getEvents, type DocumentEvent } from './events';
export {
  getUserInfo,
  login,
  logout,
  logoutAlias,
  ping,
  resendCode,
  type ClientInfo,
  type CurrentUser,
  type SignInAnswer,
} from './identity';
export { loginChallenge } from './login-challenge';
export { askLostKeyCode, blockLostKeys } from './lost-keys';
export {
  addPasskey,
  askPasskeyCode,
  beginPasskey,
  dropPasskey,
  dropUserPasskeys,
  listPasskeys,
  listUserPasskeys,
  type NewPasskeyTerms,
  type Passkey,
  passkeyChallenge,
  passkeyLogin,
  renamePasskey,
} from './passkeys';
export {
  confirmLetter,
  getMailFile,
  listMail,
  MAIL_FOLDERS,
  prepareLetter,
  readLetter,
  sendLetter,
  type Letter,
  type LetterRow,
  type MailFolder,
} from './mail';
export { changePassword } from './password';
export {
  changeCorrespondents,
  changePurposes,
  importCorrespondents,
  insertCorrespondent,
  insertPurpose,
  listCorrespondents,
  listPurposes,
  type CataloguePurpose,
  type Correspondent,
  type NewCorrespondent,
} from './catalogues';
export { DRAFT_PARAMETER, summariseDraft, packDraft, unpackDraft, type DraftData } from './draft-data';
export { isRecord } from './is-record';
export { dropDraft, listDrafts, saveDraft, type Draft } from './drafts';
export { getImportTemplatePath, type ImportTemplate, type ImportTemplateFormat } from './get-import-template-path';
export { findDocuments, type FoundDocument } from './found-documents';
export { listPayments, type JournalRow } from './journal';
export {
  getBankCertificate,
  getExecutedPayment,
  getSignedPdf,
  listLinkedPayments,
  recallDocuments,
  type ExecutedPayment,
  type LinkedPayment,
} from './payment-documents';
export { issuePrintouts, issueStatementPrintout, verifyPrintout } from './printouts';
export type { UahPaymentToSave } from './uah-payment';
export { uahPaymentField } from './payment-problems';
export { dropPayments, getPayment, type Payment } from './payments';
export { savePayment, savePayments, type BatchResult } from './save-payments';
export { listBanks, listDomain, type BankRow, type DomainRow } from './reference-catalogues';
export {
  addTemplate,
  dropTemplate,
  getTemplate,
  listTemplates,
  readUahTemplate,
  updateTemplate,
  writeUahTemplate,
  type TemplateRow,
} from './templates';
export {
  findActivities,
  attachQuestionnaireFile,
  getQuestionnaire,
  getQuestionnaireFile,
  QUESTIONNAIRE_STATES,
  saveQuestionnaire,
  submitQuestionnaire,
  type Activity,
  type Questionnaire,
  type QuestionnaireRemark,
  type QuestionnaireState,
} from './questionnaire';
export {
  cancelRegistration,
  checkCompanyExists,
  companyData,
  getRegistration,
  keepRegistration,
  registerCompany,
  type RegisteredUser,
} from './registration';
export { endSession, listSessions, type UserSession } from './sessions';
export { resetNumeration, saveSettings, type SavedSearch, type TablePageSize, type UserSettings } from './settings';
export {
  documentsToSign,
  sendDocuments,
  undoSendDocuments,
  signDocuments,
  unsignDocuments,
  type DocumentRef,
  type UnsignRef,
  type DocumentToSign,
  type PayrollDifferenceToSign,
  type SignedRef,
} from './signing';
export type { Verdict } from './verdict';
export { userData } from './user-data';
export {
  addUser,
  changeUserInfo,
  changePayrollAccess,
  changeUserRights,
  changeUserStatus,
  decideUserChange,
  endUserSessions,
  getPersonInfo,
  listUsers,
  listUserSessions,
  getRegisteredUserText,
  registerUser,
  revokeUserRights,
  type PersonInfo,
  type UserChange,
  type UserRow,
} from './users';
export {
  getCreditDeal,
  getEarlyRepayment,
  listCreditDeals,
  listCreditTerms,
  orderEarlyRepayment,
  type CreditDeal,
  type CreditDetails,
  type CreditPaymentShown,
  type CreditRowShown,
  type CreditTermsOffered,
} from './credits';
export {
  breakDepositEarly,
  getDeposit,
  listDepositOffers,
  listDeposits,
  setDepositRenewal,
  topUpDeposit,
  withdrawFromDeposit,
  type Deposit,
  type DepositOffer,
  type DepositOperation,
  type DepositPaymentRow,
  type EarlyReturnSums,
} from './deposits';
export {
  dropEmployees,
  listEmployeeAccounts,
  listEmployees,
  listSalaryProjects,
  saveEmployee,
  saveEmployees,
  type Employee,
  type EmployeeAccount,
  type EmployeeResult,
  type EmployeeToSave,
  type SalaryProjectOfCompany,
} from './employees';
export {
  dropPayrolls,
  getPayroll,
  listPayrolls,
  savePayroll,
  type Payroll,
  type PayrollListRow,
  type PayrollPayment,
  type PayrollToSave,
  type StoredPayrollRow,
} from './payroll';
export { listPayrollTypes, type PayrollTypeRow } from './payroll-types';
export {
  getStatement,
  listStatementCategories,
  setStatementCategory,
  type Statement,
  type StatementAccount,
  type StatementDocument,
} from './statement';
export {
  getLastExports,
  getPreparedStatement,
  getRegularStatements,
  markExported,
  setRegularStatements,
  type LastExport,
  type PreparedStatement,
  type RegularSetting,
} from './statement-exports';
export {
  addDocumentFile,
  dropDocumentFile,
  getDocumentFile,
  getSupportingDocuments,
  saveDocumentNote,
  type SupportingDocuments,
  type SupportingFile,
} from './supporting-documents';
export { getPaymentTracking, type PaymentTracking, type PaymentTrackingStep } from './tracking';
export { getTurnovers, type TurnoverRow } from './turnovers';
export {
  addContractPaper,
  dropContract,
  dropContractPaper,
  getContractPaper,
  listContractOperations,
  listContractPapers,
  listContracts,
  saveContract,
  type Contract,
  type ContractOperation,
  type ContractPaperRow,
  type ContractToSave,
} from './contracts';
export { listCountries, listCurrencies, type CountryRow, type CurrencyRow } from './currency-catalogues';
export {
  getCurrencyPayment,
  currencyPaymentField,
  saveCurrencyPayment,
  type CurrencyPayment,
  type CurrencyPaymentToSave,
} from './currency-payments';
export {
  getCurrencyRequest,
  saveCurrencyRequest,
  type CurrencyRequest,
  type CurrencyRequestToSave,
} from './currency-requests';
export { readCurrencyTemplate, writeCurrencyTemplate } from './currency-templates';
export { enquireInstant, getInstantTerms } from './instant';
export {
  changePaymentRules,
  decidePaymentRules,
  getApprovalNeed,
  getPaymentRules,
  type PaymentRulesChange,
} from './payment-rules';
export { getCurrencyFee, makeCurrencyFee, type FeeSettings } from './fees';
export { getRate, listRates, type PanelRate } from './rates';
export type { NameCheckCounts } from './name-check-counts';
export type { StoredNameCheck } from './receiver-name-check';
export { checkReceiverName, readNameChecks, type NameChecks, type ReceiverNameCheck } from './receiver-names';
export { checkReceivers, type ReceiverCheck } from './receivers';
export { isListCodec, type Codec } from './codec';
export type { Field, RecordCodec, RecordValue } from './record';
export type { CountedFigures } from './currency-parts';
