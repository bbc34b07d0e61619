export * from './account';
export * from './action-journal';
export type { AddressParameters } from './address-parts';
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
export * from './menu';
export * from './page-addresses';
export {
  CATALOGUE_MODES,
  CATALOGUES,
  DEPOSIT_VIEWS,
  type CatalogueMode,
  type CatalogueName,
  type DepositView,
  type Repayment,
} from './page-parameters';
export * from './pages';
export * from './payroll';
export * from './payroll-taxes';
export * from './people';
export * from './rates';
export * from './settings';
export * from './statement';
export * from './tracking';
