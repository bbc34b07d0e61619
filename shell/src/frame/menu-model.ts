import { menuAccess, type MenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import {
  CompanyStatus,
  MODES_OF_PAGE,
  PayrollAccess,
  TODAY_PAGE,
  type Language,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { MenuEntry } from '../remotes/extensions';
import type { RegistryEntry } from '../remotes/registry';

/** An item of the main menu: a page, or a group of pages. */
export interface MenuItem {
  /** The code of the specification; it also names the text (`menu.<code>`) and, for a page, the address. */
  readonly code: string;
  readonly access?: MenuAccess;
  /** What a remote calls an item that it has declared; the specification's have their text in the shell. */
  readonly label?: string;
  /** The name of its sign, of one that a remote has declared. */
  readonly icon?: string;
  readonly children?: readonly MenuItem[];
}

const PAYROLL: MenuAccess = { needsPayrollProject: true, payrollAccess: PayrollAccess.totals };
const SALARIES: MenuAccess = { needsPayrollProject: true, payrollAccess: PayrollAccess.full };
/** The group is offered where its pages are. */
const CREDITS: MenuAccess = { modes: MODES_OF_PAGE.miCreditsDeals };
const KEYS: MenuAccess = { modes: MODES_OF_PAGE.miSettingsKeys };
const BEFORE_CONFIRMATION: MenuAccess = { companyStatuses: [CompanyStatus.registered, CompanyStatus.active] };

/**
 * The menu of the specification in its order (1, section 2). Codes that the specification does not name
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

/** The shell's own page stands before everything. Source: issue "today" */
const TODAY: MenuItem = { code: TODAY_PAGE };

/**
 * The main menu: "today", the menu of the specification, and behind its items what deployed remotes have declared. An entry
 * whose place is not there stands at the end; one for a page that is in the menu already is left out.
 * Source: design/federation, rule 16
 * @param entries of the registry, as the company sees it; none while it is not known
 */
export function menuItems(entries: readonly RegistryEntry[], language: Language): readonly MenuItem[] {
  const known = new Set([TODAY_PAGE, ...MENU.flatMap(({ code, children = [] }) => [code, ...children.map(codeOf)])]);
  const declared = entries
    .filter(({ enabled }) => enabled)
    .flatMap(({ menu = [], pages }) => menu.filter(({ page }) => pages.some(({ name }) => name === page)))
    .filter(({ page }) => !known.has(page) && known.add(page));
  const placed = new Set<MenuEntry>();
  const take = (isHere: (entry: MenuEntry) => boolean): readonly MenuItem[] =>
    declared.filter((entry) => isHere(entry) && placed.add(entry)).map((entry) => declaredItem(entry, language));
  const behind = (code: string) => take(({ place }) => place !== undefined && 'after' in place && place.after === code);
  const inGroup = (code: string) =>
    take(({ place }) => place !== undefined && 'group' in place && place.group === code);
  const specified = MENU.flatMap((item) => {
    if (!item.children) return [item, ...behind(item.code)];
    const children = [...item.children.flatMap((child) => [child, ...behind(child.code)]), ...inGroup(item.code)];
    return [{ ...item, children }, ...behind(item.code)];
  });
  return [TODAY, ...specified, ...take((entry) => !placed.has(entry))];
}

const codeOf = ({ code }: MenuItem) => code;

function declaredItem({ page, texts, icon, access }: MenuEntry, language: Language): MenuItem {
  return { code: page, label: texts[language], access, ...(icon && { icon }) };
}

/** What an item is called that a remote has declared; undefined for all others. */
export function declaredLabel(items: readonly MenuItem[], page: string): string | undefined {
  return items.flatMap((item) => [item, ...(item.children ?? [])]).find(({ code }) => code === page)?.label;
}

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
export function menuPlace(page: string, address: URLSearchParams, items: readonly MenuItem[] = MENU): string {
  return (address.has('id') || !isInMenu(page, items) ? listOfForm(page) : undefined) ?? page;
}

function isInMenu(page: string, items: readonly MenuItem[]): boolean {
  return items.some(({ code, children = [] }) => code === page || isInMenu(page, children));
}

/** The pages that a person can open from the menu, in its order. */
export function menuPages(viewer: MenuViewer, items: readonly MenuItem[] = MENU): readonly string[] {
  const leaves = items.flatMap((item) =>
    menuAccess(item.access ?? {}, viewer) === 'enabled' ? (item.children ?? item) : [],
  );
  return leaves.filter(({ access }) => menuAccess(access ?? {}, viewer) === 'enabled').map(({ code }) => code);
}
