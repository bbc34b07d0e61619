export {
  accountKeys,
  createCurrentAccountsQuery,
  useAccount,
  useAccounts,
  useCurrentAccounts,
  useOwnAccounts,
} from './accounts';
export {
  type AddressedAnswers,
  type AddressedCode,
  type AddressedObjects,
  useAddressedObjects,
} from './use-addressed-objects';
export { findFailed } from './find-failed';
export { useDocumentsOverAllTime } from './use-documents-over-all-time';
export { useBeneficiaries } from './use-beneficiaries';
export { createCorrespondentsQuery, useBank, useBanks, useCodes, useCorrespondents, usePurposes } from './catalogues';
export {
  companyKeys,
  useActivitySearch,
  useActivityNames,
  useCompanyDocuments,
  useCompanyForm,
  useSaveQuestionnaire,
  useQuestionnaire,
} from './company';
export { contractKeys, useContractOperations, useContractPapers, useContracts } from './contracts';
export { usePaymentTracking, useStoredCurrencyPayment, useStoredCurrencyRequest } from './currency-documents';
export { useRequestPayments } from './use-request-payments';
export { dealKeys } from './deal-keys';
export { useCreditDeal, useCreditDeals, useCreditTerms, useEarlyRepayment } from './deals';
export { depositKeys, useApplications, useDeposit, useDepositOffers, useDeposits } from './deposits';
export {
  ALL_DOCUMENTS,
  documentKeys,
  type JournalRequest,
  refreshDocuments,
  refreshDocumentsQuietly,
  useDocumentsRefresh,
} from './documents';
export { createJournalQuery, useJournal } from './journal';
export { loadDocumentsOfPeriod, type FoundDocuments, type Period } from './load-documents-of-period';
export { draftKeys, getDraftLock, listUneditedDrafts, useDraftList } from './drafts';
export {
  actionKeys,
  type ActionRequest,
  cardKeys,
  CATALOGUE_STALE_MS,
  catalogueKeys,
  type CodeList,
  isWrittenByKernel,
  payrollImportKeys,
  templateKeys,
} from './keys';
export { loadCode, useCode } from './load-code';
export { employeeKeys, useEmployeeAccounts, useEmployees, useSalaryProjects } from './employees';
export { type ChargedOperation, feeKeys, useCurrencyFee, useFeeSettings } from './fees';
export { type FoundLetters, updateFolders, mailKeys, useLetter, useLetters, useMailNews } from './mail';
export {
  createPayrollsQuery,
  payrollKeys,
  type PayrollsRequest,
  usePayroll,
  usePayrolls,
  usePayrollTypes,
} from './payrolls';
export { passkeyKeys, useOwnPasskeys, useUserPasskeys } from './passkeys';
export { peopleKeys, useManagedUsers, useOwnSessions, usePerson, useUserSessions, useUsers } from './people';
export { useApprovalNeed, usePaymentRules } from './payment-rules';
export { paymentRulesKeys, type ApprovalQuestion } from './payment-rules-keys';
export { rateKeys, useRate, useRates } from './rates';
export { receiverNameKeys, type NamedReceiver, useReceiverName } from './receiver-names';
export { type ReceiverPair, createReceiverChecksQuery, useReceiverChecks } from './receivers';
export { statementExportKeys, useLastExports, useRegularStatements } from './statement-exports';
export {
  statementKeys,
  type StatementAnswer,
  type StatementRequest,
  useExecutedPayment,
  useStatement,
  useStatementCategories,
} from './statements';
export { useTemplates } from './use-templates';
export { type FoundPortions, type Portions, type PortionsQuery, usePortions } from './use-portions';
export { type TurnoversRequest, useMonthlyTurnoverDays, useTurnovers } from './turnovers';
export { type AnswerOptions, answerQuery, FailedAnswer, isKernelQuery, KERNEL_QUERY, useAnswer } from './use-answer';

export { useInstantTerms } from './use-instant-terms';
export { useNameChecks } from './use-name-checks';
export { useSupportingDocuments, useSupportingRefresh } from './supporting-documents';
