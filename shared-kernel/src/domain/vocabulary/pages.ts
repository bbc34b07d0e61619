import { PAYROLL, type DocumentKind } from './document-kind';
import { DocumentType } from './document-type';

/** `/main/<page>`. Source: docs/requirements/shell-accounts-admin.md#pages. */
export const PAGES = [
  'miAccountsAll',
  'miCreditsAccounts',
  'miCreditsDeals',
  'miPmtUahNew',
  'miPmtJournal',
  'miTurnovers',
  'miAccountsBilling',
  'miSettingsUsers',
  'miPmtCurContracts',
  'miPmtCurNew',
  'miPmtCurNewBuy',
  'miPmtCurNewSale',
  'miPmtCurNewConvert',
  'miImpex',
  'miSettingsActionsJournal',
  'miSettingsDocs',
  'miCatalogs',
  'miPayrolls',
  'miPayrollNew',
  'miSettingsKeys',
  'editUser',
  'changePasswd',
  'miSettingsAddCompany',
  'miTemplatesPmtUah',
  'miTemplatesPmtCur',
] as const;

/**
 * Pages that the specification names without a code; the codes are ours. Source: docs/requirements/shell-accounts-admin.md#menu-groups.
 */
export const FURTHER_PAGES = [
  'miPmtCurImport',
  'miCreditsMine',
  'miCreditsGet',
  'miDepositsMine',
  'miDepositsGet',
  'miEmployees',
  'miMail',
] as const;
export type FurtherPage = (typeof FURTHER_PAGES)[number];

/** Page of the specification; a remote may add others, because an address is a plain string. */
export type PageName = (typeof PAGES)[number];

/**
 * `id` in the address selects the document. Source: docs/requirements/shell-accounts-admin.md#pages,
 * docs/requirements/currency-payroll-credits-statements.md#pages.
 */
export const PAGE_OF_DOCUMENT = {
  [DocumentType.uahPayment]: 'miPmtUahNew',
  [DocumentType.currencyPayment]: 'miPmtCurNew',
  [DocumentType.buyRequest]: 'miPmtCurNewBuy',
  [DocumentType.saleRequest]: 'miPmtCurNewSale',
  [DocumentType.convertRequest]: 'miPmtCurNewConvert',
  [PAYROLL]: 'miPayrollNew',
} as const satisfies Readonly<Record<DocumentKind, PageName>>;

/** Page after sign-in. Source: docs/requirements/shell-accounts-admin.md#sign-in-flow. */
export const HOME_PAGE = 'miAccountsAll' satisfies PageName;

/** Everything that waits for the user (ours). */
export const TODAY_PAGE = 'today';

/** The user's choice; default: home. */
export const START_PAGES = [HOME_PAGE, TODAY_PAGE] as const;
export type StartPage = (typeof START_PAGES)[number];
