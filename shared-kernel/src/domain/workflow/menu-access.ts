import {
  CompanyStatus,
  MODES_OF_PAGE,
  PayrollAccess,
  UserStatus,
  type AccessMode,
  type PageOfSomeModes,
  type Role,
} from '../vocabulary';

export type { AccessMode };

/** Requirements of a menu item; absent ones are not checked. */
export interface MenuAccess {
  readonly modes?: readonly AccessMode[];
  readonly roles?: readonly Role[];
  /** Default: active only. */
  readonly companyStatuses?: readonly CompanyStatus[];
  readonly needsPayrollProject?: boolean;
  readonly payrollAccess?: PayrollAccess;
}

export interface MenuViewer {
  readonly mode: AccessMode;
  readonly role: Role;
  readonly userStatus: UserStatus;
  readonly companyStatus: CompanyStatus;
  readonly hasPayrollProject: boolean;
  readonly payrollAccess: PayrollAccess;
}

/**
 * Returns a menu item's state. Hidden: company status, no payroll project or access. Disabled: mode or role, or company
 * and user are not both active. A user with a temporary password (status 1) can only change it. Source:
 * docs/requirements/shell-accounts-admin.md#menu, docs/requirements/hryvnia-payments.md#screens,
 * docs/requirements/payroll.md#who-sees-salaries.
 */
export function getMenuAccess(item: MenuAccess, viewer: MenuViewer): 'hidden' | 'disabled' | 'enabled' {
  const statuses = item.companyStatuses ?? [CompanyStatus.active];
  if (viewer.userStatus === UserStatus.temporaryPassword) return 'hidden';
  if (!statuses.includes(viewer.companyStatus)) return 'hidden';
  if (item.needsPayrollProject && !viewer.hasPayrollProject) return 'hidden';
  if (viewer.payrollAccess < (item.payrollAccess ?? PayrollAccess.none)) return 'hidden';
  if (!canEnterPages(viewer.companyStatus, viewer.userStatus)) return 'disabled';
  if (item.modes && !item.modes.includes(viewer.mode)) return 'disabled';
  if (item.roles && !item.roles.includes(viewer.role)) return 'disabled';
  return 'enabled';
}

/** True if the mode offers the page; the bank refuses calls of other pages. */
export function isOfferedInMode(mode: AccessMode, page: PageOfSomeModes): boolean {
  return MODES_OF_PAGE[page].includes(mode);
}

export function getClosedPages(mode: AccessMode): readonly PageOfSomeModes[] {
  return (Object.keys(MODES_OF_PAGE) as PageOfSomeModes[]).filter((page) => !isOfferedInMode(mode, page));
}

/** True if company and user are active. Source: docs/requirements/shell-accounts-admin.md#menu. */
export function canEnterPages(companyStatus: CompanyStatus, userStatus: UserStatus): boolean {
  return companyStatus === CompanyStatus.active && userStatus === UserStatus.active;
}
