import {
  CompanyStatus,
  FURTHER_PAGES,
  PAGES,
  PayrollAccess,
  Role,
  UserStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { getPageAccess } from './get-page-access';

const VIEWER: MenuViewer = {
  mode: 0,
  role: 0,
  userStatus: 2,
  companyStatus: 2,
  hasPayrollProject: true,
  payrollAccess: 2,
};

describe('pageAccess', () => {
  it.each([...PAGES, ...FURTHER_PAGES])('opens %s to a director, whether it is served or not', (page) => {
    expect(getPageAccess(page, VIEWER, false)).toBe('open');
  });

  it('knows no page that neither the specification nor a deployed remote names', () => {
    expect(getPageAccess('miNoSuchPage', VIEWER, false)).toBe('unknown');
    expect(getPageAccess('miNoSuchPage', VIEWER, true)).toBe('open');
  });

  it('opens no public page in the working area, also if a remote serves it', () => {
    expect(getPageAccess('register', VIEWER, true)).toBe('unknown');
  });

  it('takes no page for unknown before it is known what is deployed', () => {
    expect(getPageAccess('miNoSuchPage', VIEWER, null)).toBe('open');
  });

  it.each(['miPayrolls', 'miPayrollNew', 'miEmployees'])(
    'keeps %s from a company without a payroll project',
    (page) => {
      expect(getPageAccess(page, { ...VIEWER, hasPayrollProject: false }, true)).toBe('noAccess');
      expect(getPageAccess(page, { ...VIEWER, payrollAccess: 0 }, true)).toBe('noAccess');
      expect(getPageAccess(page, { ...VIEWER, payrollAccess: 1 }, true)).toBe(
        page === 'miEmployees' ? 'noAccess' : 'open',
      );
    },
  );

  it('keeps the credits and the keys from access mode 3', () => {
    const pages = ['miCreditsAccounts', 'miSettingsKeys', 'miAccountsAll'];
    expect(pages.map((page) => getPageAccess(page, { ...VIEWER, mode: 3 }, true))).toEqual([
      'noAccess',
      'noAccess',
      'open',
    ]);
  });
});

/**
 * Complete restrictions: all other pages open for all active users in any role. Source:
 * docs/requirements/shell-accounts-admin.md#access-to-pages, docs/requirements/payroll.md#who-sees-salaries.
 */
const CLOSED = {
  inMode3: ['miCreditsAccounts', 'miCreditsDeals', 'miCreditsMine', 'miCreditsGet', 'miSettingsKeys'],
  withoutPayrolls: ['miPayrolls', 'miPayrollNew', 'miEmployees'],
  withoutSalaries: ['miEmployees'],
};

describe('every page × role × mode × status of company and user', () => {
  const all = [...PAGES, ...FURTHER_PAGES];
  const viewers = Object.values(Role).flatMap((role) =>
    ([0, 1, 2, 3] as const).flatMap((mode) =>
      Object.values(CompanyStatus).flatMap((companyStatus) =>
        Object.values(UserStatus).flatMap((userStatus) =>
          Object.values(PayrollAccess).flatMap((payrollAccess) =>
            [true, false].map((hasPayrollProject) => ({
              role,
              mode,
              companyStatus,
              userStatus,
              payrollAccess,
              hasPayrollProject,
            })),
          ),
        ),
      ),
    ),
  );

  it.each(all)('%s opens to these people and to no others', (page) => {
    const isOpen = (viewer: MenuViewer) =>
      (viewer.mode !== 3 || !CLOSED.inMode3.includes(page)) &&
      ((viewer.hasPayrollProject && viewer.payrollAccess > PayrollAccess.none) ||
        !CLOSED.withoutPayrolls.includes(page)) &&
      (viewer.payrollAccess === PayrollAccess.full || !CLOSED.withoutSalaries.includes(page)) &&
      viewer.userStatus === UserStatus.active &&
      viewer.companyStatus === CompanyStatus.active;
    const wrong = viewers.filter((viewer) => (getPageAccess(page, viewer, true) === 'open') !== isOpen(viewer));
    expect(wrong).toEqual([]);
  });
});
