import { ACCESS_MODES, CompanyStatus, Role, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getMenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import texts from '../locales/en.json';
import { MENU, type MenuItem } from './menu-model';

/**
 * Items in the specified order, in the words of the glossary (docs/glossary.md). Source:
 * docs/requirements/shell-accounts-admin.md#menu.
 */
const SPECIFIED =
  'Accounts (Balances, Statement), Account turnover; ' +
  'Payments in hryvnia (Create payment, Payments, Templates and drafts); ' +
  'Currency payments (Contracts, Create payment, Buy currency, Sell currency, Exchange currency, Templates and drafts, Import and export); ' +
  'Loans (Loan accounts, Loan agreements, My loans, Apply for a loan); ' +
  'Deposits (My deposits, Open a deposit); Payroll (Payrolls, Employees); ' +
  'Settings (Key management, User management, Activity log, Add organisation, Organisation documents); ' +
  'Mail; Catalogues';

/** Conditions of an item; without conditions it needs an active company only. */
interface Rule {
  readonly upToMode2?: true;
  readonly beforeConfirmation?: true;
  readonly payrollProject?: true;
}

/**
 * Conditions by item; neither source names a role. Source: docs/requirements/shell-accounts-admin.md#menu,
 * docs/requirements/currency-payroll-credits-statements.md#roles.
 */
const RULES: Readonly<Record<string, Rule>> = {
  miAccounts: {},
  miAccountsAll: {},
  miAccountsBilling: {},
  miTurnovers: {},
  miPmtUah: {},
  miPmtUahNew: {},
  miPmtJournal: {},
  miTemplatesPmtUah: {},
  miImpex: {},
  miPmtCur: {},
  miPmtCurContracts: {},
  miPmtCurNew: {},
  miPmtCurNewBuy: {},
  miPmtCurNewSale: {},
  miPmtCurNewConvert: {},
  miTemplatesPmtCur: {},
  miPmtCurImport: {},
  miCredits: { upToMode2: true },
  miCreditsAccounts: { upToMode2: true },
  miCreditsDeals: { upToMode2: true },
  miCreditsMine: { upToMode2: true },
  miCreditsGet: { upToMode2: true },
  miDeposits: {},
  miDepositsMine: {},
  miDepositsGet: {},
  miSalary: { payrollProject: true },
  miPayrolls: { payrollProject: true },
  miEmployees: { payrollProject: true },
  miSettings: { beforeConfirmation: true },
  miSettingsKeys: { upToMode2: true },
  miSettingsUsers: { beforeConfirmation: true },
  miSettingsActionsJournal: {},
  miSettingsAddCompany: {},
  miSettingsDocs: {},
  miMail: {},
  miCatalogs: {},
};

const ITEMS = MENU.flatMap((item) => [item, ...(item.children ?? [])]);
const named = (code: string) => texts.menu[code as keyof typeof texts.menu].replace('’', "'");

const VIEWERS: readonly MenuViewer[] = ACCESS_MODES.flatMap((mode) =>
  Object.values(Role).flatMap((role) =>
    Object.values(UserStatus).flatMap((userStatus) =>
      Object.values(CompanyStatus).flatMap((companyStatus) =>
        [true, false].map((hasPayrollProject) => ({
          mode,
          role,
          userStatus,
          companyStatus,
          hasPayrollProject,
          payrollAccess: 2 as const,
        })),
      ),
    ),
  ),
);

function specified(rule: Rule, { mode, userStatus, companyStatus, hasPayrollProject }: MenuViewer) {
  if (userStatus === UserStatus.temporaryPassword) return 'hidden';
  if (companyStatus !== CompanyStatus.active && !rule.beforeConfirmation) return 'hidden';
  if (rule.payrollProject && !hasPayrollProject) return 'hidden';
  if (companyStatus !== CompanyStatus.active || userStatus !== UserStatus.active) return 'disabled';
  return rule.upToMode2 && mode === 3 ? 'disabled' : 'enabled';
}

describe('the main menu', () => {
  it('has the specified items in the specified order; import and export of hryvnia payments is ours', () => {
    const line = ({ code, children }: MenuItem) => {
      const items = (children ?? []).filter((item) => item.code !== 'miImpex').map((item) => named(item.code));
      return items.length > 0 ? `${named(code)} (${items.join(', ')})` : named(code);
    };
    expect(MENU.map(line).join('; ').replace('Statement); Account turnover', 'Statement), Account turnover')).toBe(
      SPECIFIED,
    );
  });

  it('has a rule for every item, and an item for every rule', () => {
    expect(ITEMS.map(({ code }) => code)).toEqual(Object.keys(RULES));
  });

  it.each(ITEMS.map(({ code, access }) => [code, access ?? {}] as const))(
    'shows %s to whom the specification says, in every mode, role, status and with and without payrolls',
    (code, access) => {
      const rule = RULES[code] ?? {};
      expect(VIEWERS).toHaveLength(4 * 3 * 5 * 2 * 2);
      expect(VIEWERS.map((viewer) => getMenuAccess(access, viewer))).toEqual(
        VIEWERS.map((viewer) => specified(rule, viewer)),
      );
    },
  );

  const DIRECTOR: MenuViewer = {
    mode: 0,
    role: 0,
    userStatus: 2,
    companyStatus: 2,
    hasPayrollProject: true,
    payrollAccess: 2,
  };
  const listItems = (viewer: Partial<MenuViewer>, expectedAccess: 'enabled' | 'disabled' | 'hidden') =>
    ITEMS.filter(({ access = {} }) => getMenuAccess(access, { ...DIRECTOR, ...viewer }) === expectedAccess).map(
      ({ code }) => code,
    );

  it('shows a company that waits for the bank the settings with the users, and neither can be used', () => {
    expect(listItems({ companyStatus: 1 }, 'disabled')).toEqual(['miSettings', 'miSettingsUsers']);
    expect(listItems({ companyStatus: 1 }, 'enabled')).toEqual([]);
  });

  it('keeps from mode 3 the credits and the keys, and from nobody anything by his role', () => {
    expect(listItems({ mode: 3 }, 'disabled')).toEqual([
      'miCredits',
      'miCreditsAccounts',
      'miCreditsDeals',
      'miCreditsMine',
      'miCreditsGet',
      'miSettingsKeys',
    ]);
    for (const role of Object.values(Role)) expect(listItems({ role }, 'enabled')).toHaveLength(ITEMS.length);
  });

  it('hides payrolls from a company without the flag, and nothing else', () => {
    expect(listItems({ hasPayrollProject: false }, 'hidden')).toEqual(['miSalary', 'miPayrolls', 'miEmployees']);
    expect(listItems({ payrollAccess: 0 }, 'hidden')).toEqual(['miSalary', 'miPayrolls', 'miEmployees']);
    expect(listItems({ payrollAccess: 1 }, 'hidden')).toEqual(['miEmployees']);
  });

  it('shows nothing to somebody with a temporary password', () => {
    expect(listItems({ userStatus: 1 }, 'hidden')).toHaveLength(ITEMS.length);
  });
});
