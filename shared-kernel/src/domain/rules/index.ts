export {
  fixValueDate,
  getOpenValueDate,
  checkChosenValueDate,
  type BankMoment,
  type ValueDateSubject,
} from './fix-value-date';
export { checkDocumentDate, checkValueDate, getDocumentDateWindow, getValueDateWindow } from './dates';
export { canPayFrom, canPayHryvniaFrom, type DebitAccount } from './debit-account';
export * from './currency';
export * from './currency-import';
export * from './people';
export * from './questionnaire';
export { checkInstant, getLowestBound, type InstantTerms } from './check-instant';
export {
  getApprovalNeed,
  getPersonMax,
  isAbovePersonMax,
  isSamePolicy,
  needsDirector,
  NO_APPROVAL_POLICY,
  toPolicyDraft,
  type ApprovalNeed,
  type ApprovalPolicy,
  type ApprovalPolicyDraft,
} from './approval-policy';
export { getDayLeft, type InstantLimits } from './instant-limits';
export {
  checkPaymentRules,
  NO_PAYMENT_RULES,
  parsePaymentRules,
  splitPaymentRules,
  type PaymentRules,
  type PaymentRulesDraft,
} from './payment-rules';
export {
  isRowOfReceiver,
  isSameCall,
  NO_CALL,
  normaliseCallBack,
  RECEIVER_HISTORY_DAYS,
  type CallBack,
  type CallBackFacts,
  type CallBackRecord,
} from './call-back';
export { checkUahPayment, type UahPaymentContext, type UahPaymentDraft } from './check-uah-payment';
export { checkCorrespondent, checkPurposeRow, normaliseCorrespondent } from './correspondent';
export { checkCorrespondentName, toCorrespondent, toReceiver, type CorrespondentDraft } from './correspondent-draft';
export {
  CORRESPONDENT_COLUMNS,
  CORRESPONDENT_HEADINGS,
  readCorrespondentCells,
  type ImportedCorrespondent,
} from './correspondent-import';
export {
  getDirectionOfWord,
  getDirections,
  extractNumber,
  IMPORT_COLUMNS,
  IMPORT_COLUMNS_REQUIRED,
  importColumnOf,
  readAccountCell,
  readDateCell,
  isImportColumn,
  isIncomingRow,
  isLastingProblem,
  isMoneyDirection,
  MONEY_DIRECTIONS,
  getNumberKey,
  assignNumbers,
  readImportRow,
  RECEIVER_HEADINGS,
  getReceiverKey,
  toStructuredCells,
  withoutControlCharacters,
  type ImportColumn,
  type ImportContext,
  type ImportedPayment,
  type ImportRow,
  type MoneyDirection,
} from './import';
export { judgeLinkedPayments, type LinkedPaymentsVerdict } from './judge-linked-payments';
export {
  toComparableCode,
  matchAccountCode,
  checkOwnerCode,
  type AccountCodeMatch,
  type AccountCodeVerdict,
  type AccountFacts,
  type FindOwnerCodes,
  type SeenCode,
} from './match-account-code';
export { getLastPaymentInEarlierYear } from './get-last-payment-in-earlier-year';
export { checkPaymentRequest } from './check-payment-request';
export { canSwitchToBudget, getPurposeMax } from './check-purpose';
export { checkReceiverCode, getCodeAfterSwitch, type ReceiverCode } from './check-receiver-code';
export { checkActionSearch, type ActionSearchDraft } from './searches/check-action-search';
export { checkJournalSearch, type JournalSearchDraft } from './searches/check-journal-search';
export {
  checkStructuredPurpose,
  checkTaxLine,
  getDistributionState,
  type DistributionState,
} from './check-structured-purpose';
export { checkTemplateName, checkUahTemplate } from './check-template';
export { checkDocumentFile, checkDocumentNote } from './check-supporting-documents';
export { readPaymentXml, type PaymentXmlReading } from './read-payment-xml';
export { writePaymentXml, type PaymentParts, type PaymentXml } from './write-payment-xml';
export { checkUltimateParty, needsFullIdentity, type PartyContext } from './check-ultimate-party';
export * from './credits';
export * from './payroll';
export { listConditions, type Condition, type ConditionFields } from './searches/list-conditions';
export { checkSavedSearch } from './searches/check-saved-search';
export { checkStatementSearch, type StatementSearchDraft } from './searches/check-statement-search';
export { checkTurnoverSearch, type TurnoverSearchDraft } from './searches/check-turnover-search';
