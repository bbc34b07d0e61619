import { PAYROLL, type DocumentKind } from './document-kind';
import { DocumentType } from './document-type';

/** Pages of the working area, `/main/<page>`. Source: specification 1, section 2. */
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

/** Pages of menu items that the specification names by their text only; the codes are ours. Source: spec 1 §2 */
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

/** A page the specification names. A remote may bring further ones: an address is a plain string. */
export type PageName = (typeof PAGES)[number];

/** The form that shows a document of each kind; `id` in its address says which. Source: spec 1 §2, spec 3 §2 */
export const PAGE_OF_DOCUMENT = {
  [DocumentType.uahPayment]: 'miPmtUahNew',
  [DocumentType.currencyPayment]: 'miPmtCurNew',
  [DocumentType.buyRequest]: 'miPmtCurNewBuy',
  [DocumentType.saleRequest]: 'miPmtCurNewSale',
  [DocumentType.convertRequest]: 'miPmtCurNewConvert',
  [PAYROLL]: 'miPayrollNew',
} as const satisfies Readonly<Record<DocumentKind, PageName>>;

/** The page that opens after sign-in. Source: specification 1, section 4 (sign-in flow). */
export const HOME_PAGE = 'miAccountsAll' satisfies PageName;

/** The shell's own page of what waits for a person (ours). Source: design/look, section 7 */
export const TODAY_PAGE = 'today';

/** With which a person may begin; without a choice of his it is the home page. */
export const START_PAGES = [HOME_PAGE, TODAY_PAGE] as const;
export type StartPage = (typeof START_PAGES)[number];
