import { ACCESS_MODES, CompanyStatus, Role, UserStatus } from '../vocabulary';
import {
  canEnterPages,
  getMenuAccess,
  isOfferedInMode,
  getClosedPages,
  type MenuAccess,
  type MenuViewer,
} from './menu-access';

const DIRECTOR: MenuViewer = {
  mode: 0,
  role: Role.director,
  userStatus: UserStatus.active,
  companyStatus: CompanyStatus.active,
  hasPayrollProject: true,
  payrollAccess: 1,
};
const EVERYTHING_ASKED: MenuAccess = {
  modes: [0],
  roles: [Role.director],
  companyStatuses: [CompanyStatus.active],
  needsPayrollProject: true,
};

describe('menuAccess', () => {
  it.each<[string, MenuAccess]>([
    ['asks nothing', {}],
    ['asks what the person has', EVERYTHING_ASKED],
    ['names several roles, one of them the person’s', { roles: [Role.accountant, Role.director] }],
  ])('enables an item that %s', (_, item) => {
    expect(getMenuAccess(item, DIRECTOR)).toBe('enabled');
  });

  it.each<[string, MenuAccess, Partial<MenuViewer>]>([
    ['has a temporary password', {}, { userStatus: UserStatus.temporaryPassword }],
    ['belongs to a company that the bank has not confirmed', {}, { companyStatus: CompanyStatus.registered }],
    ['has no payroll project and the item needs one', { needsPayrollProject: true }, { hasPayrollProject: false }],
    ['sees no payrolls and the item asks for their totals', { payrollAccess: 1 }, { payrollAccess: 0 }],
    ['sees only totals and the item asks for all', { payrollAccess: 2 }, { payrollAccess: 1 }],
  ])('hides an item from a person who %s', (_, item, viewer) => {
    expect(getMenuAccess(item, { ...DIRECTOR, ...viewer })).toBe('hidden');
  });

  it.each<[string, MenuAccess, Partial<MenuViewer>]>([
    ['another mode of access', { modes: [1, 2] }, { mode: 0 }],
    ['another role', { roles: [Role.director, Role.accountant] }, { role: Role.operator }],
    ['any role at all but none is named', { roles: [] }, {}],
    ['nothing, of a user who may not work', {}, { userStatus: UserStatus.blocked }],
  ])('disables an item that asks for %s', (_, item, viewer) => {
    expect(getMenuAccess(item, { ...DIRECTOR, ...viewer })).toBe('disabled');
  });

  it('shows an item to an unconfirmed company when the item says so, and then not to a confirmed one', () => {
    const item: MenuAccess = { companyStatuses: [CompanyStatus.registered] };
    expect(getMenuAccess(item, { ...DIRECTOR, companyStatus: CompanyStatus.registered })).toBe('disabled');
    expect(getMenuAccess(item, DIRECTOR)).toBe('hidden');
  });

  it('hides rather than disables when both are due: nobody learns of an item that is not his', () => {
    const stranger: MenuViewer = {
      mode: 3,
      role: Role.operator,
      userStatus: UserStatus.active,
      companyStatus: CompanyStatus.registered,
      hasPayrollProject: false,
      payrollAccess: 0,
    };
    expect(getMenuAccess(EVERYTHING_ASKED, stranger)).toBe('hidden');
    expect(getMenuAccess(EVERYTHING_ASKED, { ...stranger, companyStatus: CompanyStatus.active })).toBe('hidden');
    expect(
      getMenuAccess(EVERYTHING_ASKED, { ...stranger, companyStatus: CompanyStatus.active, hasPayrollProject: true }),
    ).toBe('disabled');
  });

  it('needs no payroll project where the item does not ask for one', () => {
    expect(getMenuAccess({ needsPayrollProject: false }, { ...DIRECTOR, hasPayrollProject: false })).toBe('enabled');
  });
});

describe('pages and modes of access', () => {
  it('modes 0 to 2 offer every page, mode 3 neither the credits nor the keys', () => {
    expect(ACCESS_MODES.map((mode) => getClosedPages(mode))).toEqual([
      [],
      [],
      [],
      ['miCreditsAccounts', 'miCreditsDeals', 'miCreditsMine', 'miCreditsGet', 'miSettingsKeys'],
    ]);
  });

  it('a page is offered by the modes that its line names', () => {
    expect(ACCESS_MODES.map((mode) => isOfferedInMode(mode, 'miSettingsKeys'))).toEqual([true, true, true, false]);
  });
});

describe('canEnterPages', () => {
  it('lets in only an active user of an active company', () => {
    const enter = Object.values(CompanyStatus).flatMap((company) =>
      Object.values(UserStatus).map((user) => [company, user, canEnterPages(company, user)] as const),
    );
    expect(enter.filter(([, , isLetIn]) => isLetIn)).toEqual([[2, 2, true]]);
    expect(enter).toHaveLength(10);
  });
});
