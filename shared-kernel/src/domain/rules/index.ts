export { fixValueDate, nextOpenDay, valueDateProblem, type BankMoment, type ValueDateSubject } from './fix-value-date';
export { checkDocumentDate, checkValueDate, documentDateWindow, valueDateWindow } from './dates';
export { canPayFrom, canPayHryvniaFrom, type DebitAccount } from './debit-account';
export * from './currency';
export * from './currency-import';
export * from './people';
export * from './questionnaire';
export { checkUahPayment, type UahPaymentContext, type UahPaymentDraft } from './uah-payment';
export {
  checkCorrespondent,
  checkPurposeRow,
  correspondentOf,
  normaliseCorrespondent,
  receiverOf,
  type CorrespondentDraft,
} from './correspondent';
export {
  CORRESPONDENT_COLUMNS,
  CORRESPONDENT_HEADINGS,
  correspondentFromCells,
  type ImportedCorrespondent,
} from './correspondent-import';
export {
  directionOfWord,
  directionsOfValues,
  figuresOfNumber,
  IMPORT_COLUMNS,
  IMPORT_COLUMNS_REQUIRED,
  importColumnOf,
  importedAccount,
  importedDay,
  isImportColumn,
  isIncomingRow,
  isLastingProblem,
  isMoneyDirection,
  MONEY_DIRECTIONS,
  numberMark,
  numbersToGive,
  readImportRow,
  RECEIVER_HEADINGS,
  receiverMark,
  structureCells,
  withoutControlCharacters,
  type ImportColumn,
  type ImportContext,
  type ImportedPayment,
  type ImportRow,
  type MoneyDirection,
} from './import';
export { judgeLinkedPayments, type LinkedPaymentsVerdict } from './linked-payments';
export {
  comparableCode,
  matchAccountCode,
  ownerCodeKey,
  type AccountCodeMatch,
  type AccountCodeVerdict,
  type AccountFacts,
  type OwnerCodesOf,
  type SeenCode,
} from './match-account-code';
export { lastPaidInEarlierYear } from './treasury-account-year';
export { canSwitchToBudget, purposeMax } from './purpose';
export { checkReceiverCode, codeAfterSwitch, type ReceiverCode } from './receiver-code';
export { checkActionSearch, type ActionSearchDraft } from './searches/action-search';
export { checkJournalSearch, type JournalSearchDraft } from './searches/journal-search';
export { checkStructuredPurpose, checkTaxLine, distributionState, type DistributionState } from './structured-purpose';
export { checkTemplateName, checkUahTemplate } from './template';
export { readPaymentXml, type PaymentXmlReading } from './read-payment-xml';
export { writePaymentXml, type PaymentParts, type PaymentXml } from './uah-payment-xml';
export { checkUltimateParty, needsFullIdentity, type PartyContext } from './ultimate-party';
export * from './credits';
export * from './payroll';
export { conditionsOf, type Condition, type ConditionFields } from './searches/conditions';
export { checkSavedSearch } from './searches/saved-search';
export { checkStatementSearch, type StatementSearchDraft } from './searches/statement-search';
export { checkTurnoverSearch, type TurnoverSearchDraft } from './searches/turnover-search';
