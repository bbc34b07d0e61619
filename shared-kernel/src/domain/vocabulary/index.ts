export * from './account';
export * from './action-journal';
export * from './journal-details';
export * from './activities';
export type { AddressParameters } from './address-parts';
export { readCompanyDocumentName, writeCompanyDocumentName, type CompanyDocumentKind } from './company-documents';
export * from './code-sources';
export * from './credits';
export * from './currency';
export * from './currency-limits';
export * from './currency-operations';
export * from './document-kind';
export * from './document-status';
export * from './document-type';
export * from './identification';
export * from './language';
export * from './limits';
export * from './mail';
export * from './menu';
export * from './build-page-address';
export { CATALOGUES, type CatalogueMode, type CatalogueName } from './page-parameters';
export * from './pages';
export * from './payroll';
export * from './payroll-taxes';
export * from './people';
export { getPrintoutKind, PRINTOUT_KINDS, PRINTOUT_STATES, type PrintoutKind, type PrintoutState } from './printouts';
export * from './rates';
export * from './settings';
export * from './statement';
export * from './tax-terms';
export * from './tracking';
export {
  EXPORTED_ACCOUNTS_MAX,
  REGULAR_PERIODS,
  STATEMENT_BALANCE_FORMATS,
  STATEMENT_FILE_FORMATS,
  type RegularPeriod,
  type StatementBalanceFormat,
  type StatementFileFormat,
  type StatementTableFormat,
} from './statement-files';
