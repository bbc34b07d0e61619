import { getMenuAccess, type MenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import {
  CompanyStatus,
  MODES_OF_PAGE,
  PayrollAccess,
  TODAY_PAGE,
  type Language,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { MenuEntry, RegistryEntry } from '../registry';

export interface MenuItem {
  /** Code of the specification; key of the text (`menu.<code>`) and address of a page. */
  readonly code: string;
  readonly access?: MenuAccess;
  /** Label of an item declared by a remote. */
  readonly label?: string;
  readonly icon?: string;
  readonly children?: readonly MenuItem[];
}

const PAYROLL: MenuAccess = { needsPayrollProject: true, payrollAccess: PayrollAccess.totals };
const SALARIES: MenuAccess = { needsPayrollProject: true, payrollAccess: PayrollAccess.full };
const CREDITS: MenuAccess = { modes: MODES_OF_PAGE.miCreditsDeals };
const KEYS: MenuAccess = { modes: MODES_OF_PAGE.miSettingsKeys };
const BEFORE_CONFIRMATION: MenuAccess = { companyStatuses: [CompanyStatus.registered, CompanyStatus.active] };

/**
 * Menu of the specification in its order; codes that it does not name follow its pattern. Source:
 * docs/requirements/shell-accounts-admin.md#screens.
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
      { code: 'miSettingsKeys', access: KEYS },
      { code: 'miSettingsUsers', access: BEFORE_CONFIRMATION },
      { code: 'miSettingsActionsJournal' },
      { code: 'miSettingsAddCompany' },
      { code: 'miSettingsDocs' },
    ],
  },
  { code: 'miMail' },
  { code: 'miCatalogs' },
];

const TODAY: MenuItem = { code: TODAY_PAGE };

/**
 * Builds the main menu with the entries of deployed remotes. An entry with an unknown place goes to the end; one for an
 * existing page is left out.
 * @param entries of the registry, as the company sees it; empty while the registry loads
 */
export function buildMenu(entries: readonly RegistryEntry[], language: Language): readonly MenuItem[] {
  const existing = new Set([
    TODAY_PAGE,
    ...MENU.flatMap(({ code, children = [] }) => [code, ...children.map(getCode)]),
  ]);
  const declared = entries
    .filter(({ enabled }) => enabled)
    .flatMap(({ menu = [], pages }) => menu.filter(({ page }) => pages.some(({ name }) => name === page)))
    .filter(({ page }) => !existing.has(page) && existing.add(page));
  const placed = new Set<MenuEntry>();
  const take = (isHere: (entry: MenuEntry) => boolean): readonly MenuItem[] =>
    declared.filter((entry) => isHere(entry) && placed.add(entry)).map((entry) => toMenuItem(entry, language));
  const takeAfter = (code: string) =>
    take(({ place }) => place !== undefined && 'after' in place && place.after === code);
  const takeInGroup = (code: string) =>
    take(({ place }) => place !== undefined && 'group' in place && place.group === code);
  const specified = MENU.flatMap((item) => {
    if (!item.children) return [item, ...takeAfter(item.code)];
    const children = [
      ...item.children.flatMap((child) => [child, ...takeAfter(child.code)]),
      ...takeInGroup(item.code),
    ];
    return [{ ...item, children }, ...takeAfter(item.code)];
  });
  return [TODAY, ...specified, ...take((entry) => !placed.has(entry))];
}

const getCode = ({ code }: MenuItem) => code;

function toMenuItem({ page, texts, icon, access }: MenuEntry, language: Language): MenuItem {
  return { code: page, label: texts[language], access, ...(icon && { icon }) };
}

/** Returns the label of an item declared by a remote. */
export function findDeclaredLabel(items: readonly MenuItem[], page: string): string | undefined {
  return items.flatMap((item) => [item, ...(item.children ?? [])]).find(({ code }) => code === page)?.label;
}

/** Forms that also show a stored document, with the list that opens it. */
const LIST_OF_FORM = new Map([
  ['miPmtUahNew', 'miPmtJournal'],
  ['miPmtCurNew', 'miPmtJournal'],
  ['miPmtCurNewBuy', 'miPmtJournal'],
  ['miPmtCurNewSale', 'miPmtJournal'],
  ['miPmtCurNewConvert', 'miPmtJournal'],
  ['miPayrollNew', 'miPayrolls'],
]);

export function getListOfForm(page: string): string | undefined {
  return LIST_OF_FORM.get(page);
}

/** Returns the menu item to mark: a stored payment's is the journal; a form without an item has its list marked. */
export function findMenuItem(page: string, address: URLSearchParams, items: readonly MenuItem[] = MENU): string {
  return (address.has('id') || !isInMenu(page, items) ? getListOfForm(page) : undefined) ?? page;
}

function isInMenu(page: string, items: readonly MenuItem[]): boolean {
  return items.some(({ code, children = [] }) => code === page || isInMenu(page, children));
}

/** Lists the pages that the user can open, in menu order. */
export function listMenuPages(viewer: MenuViewer, items: readonly MenuItem[] = MENU): readonly string[] {
  const leaves = items.flatMap((item) =>
    getMenuAccess(item.access ?? {}, viewer) === 'enabled' ? (item.children ?? item) : [],
  );
  return leaves.filter(({ access }) => getMenuAccess(access ?? {}, viewer) === 'enabled').map(({ code }) => code);
}
