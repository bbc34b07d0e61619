import { menuAccess, type AccessMode, type MenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { CompanyStatus, PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';

/** An item of the main menu: a page, or a group of pages. */
export interface MenuItem {
  /** The code of the specification; it also names the text (`menu.<code>`) and, for a page, the address. */
  readonly code: string;
  readonly access?: MenuAccess;
  readonly children?: readonly MenuItem[];
}

/** Source: specification 1, section 2: credit items and keys in modes 0 to 2 only. */
const UP_TO_MODE_2: readonly AccessMode[] = [0, 1, 2];
const PAYROLL: MenuAccess = { needsPayrollProject: true, payrollAccess: PayrollAccess.totals };
const SALARIES: MenuAccess = { needsPayrollProject: true, payrollAccess: PayrollAccess.full };
const CREDITS: MenuAccess = { modes: UP_TO_MODE_2 };
const BEFORE_CONFIRMATION: MenuAccess = { companyStatuses: [CompanyStatus.registered, CompanyStatus.active] };

/**
 * The main menu in the order of the specification (1, section 2). Codes that the specification does not name
 * (`miEmployees`, deposits, mail …) follow its pattern.
 */
export const MENU: readonly MenuItem[] = [
  { code: 'miAccounts', children: [{ code: 'miAccountsAll' }, { code: 'miAccountsBilling' }] },
  { code: 'miTurnovers' },
  {
    code: 'miPmtUah',
    children: [{ code: 'miPmtUahNew' }, { code: 'miPmtJournal' }, { code: 'miTemplatesPmtUah' }, { code: 'miImpex' }],
  },
  {
    code: 'miPmtCur',
    children: [
      { code: 'miPmtCurContracts' },
      { code: 'miPmtCurNew' },
      { code: 'miPmtCurNewBuy' },
      { code: 'miPmtCurNewSale' },
      { code: 'miPmtCurNewConvert' },
      { code: 'miTemplatesPmtCur' },
      { code: 'miPmtCurImport' },
    ],
  },
  {
    code: 'miCredits',
    access: CREDITS,
    children: [
      { code: 'miCreditsAccounts', access: CREDITS },
      { code: 'miCreditsDeals', access: CREDITS },
      { code: 'miCreditsMine', access: CREDITS },
      { code: 'miCreditsGet', access: CREDITS },
    ],
  },
  { code: 'miDeposits', children: [{ code: 'miDepositsMine' }, { code: 'miDepositsGet' }] },
  {
    code: 'miSalary',
    access: PAYROLL,
    children: [
      { code: 'miPayrolls', access: PAYROLL },
      { code: 'miEmployees', access: SALARIES },
    ],
  },
  {
    code: 'miSettings',
    access: BEFORE_CONFIRMATION,
    children: [
      { code: 'miSettingsKeys', access: CREDITS },
      { code: 'miSettingsUsers', access: BEFORE_CONFIRMATION },
      { code: 'miSettingsActionsJournal' },
      { code: 'miSettingsAddCompany' },
      { code: 'miSettingsDocs' },
    ],
  },
  { code: 'miMail' },
  { code: 'miCatalogs' },
];

/** Forms that also show a stored document, and the list from which people open it. */
const LIST_OF_FORM = new Map([
  ['miPmtUahNew', 'miPmtJournal'],
  ['miPmtCurNew', 'miPmtJournal'],
  ['miPmtCurNewBuy', 'miPmtJournal'],
  ['miPmtCurNewSale', 'miPmtJournal'],
  ['miPmtCurNewConvert', 'miPmtJournal'],
  ['miPayrollNew', 'miPayrolls'],
]);

/** The list that a form belongs to; undefined for a page that is no such form. */
export function listOfForm(page: string): string | undefined {
  return LIST_OF_FORM.get(page);
}

/**
 * Where in the menu a page belongs: "Create payment" is for a new one, a stored one is in its journal; a form without an
 * item of its own is in its list.
 */
export function menuPlace(page: string, address: URLSearchParams): string {
  return (address.has('id') || !isInMenu(page) ? listOfForm(page) : undefined) ?? page;
}

function isInMenu(page: string, items: readonly MenuItem[] = MENU): boolean {
  return items.some(({ code, children = [] }) => code === page || isInMenu(page, children));
}

/** The pages that a person can open from the menu, in its order. */
export function menuPages(viewer: MenuViewer): readonly string[] {
  const leaves = MENU.flatMap((item) =>
    menuAccess(item.access ?? {}, viewer) === 'enabled' ? (item.children ?? item) : [],
  );
  return leaves.filter(({ access }) => menuAccess(access ?? {}, viewer) === 'enabled').map(({ code }) => code);
}
