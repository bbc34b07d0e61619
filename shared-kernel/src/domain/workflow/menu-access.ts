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

/** What a menu item asks of the person who looks at it; what is absent is not asked. */
export interface MenuAccess {
  readonly modes?: readonly AccessMode[];
  readonly roles?: readonly Role[];
  /** Company statuses in which the item is visible; without it only an active company sees it. */
  readonly companyStatuses?: readonly CompanyStatus[];
  readonly needsPayrollProject?: boolean;
  /** What of payrolls a person must see at least. */
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
 * Whether a menu item is hidden, disabled or enabled for a person. Source: spec 1 §2, "Menu model"; spec 2 §2.
 * Hidden: the company's status, a missing payroll project, or no right to see what payrolls pay (areas B7). Disabled: mode or role, and whatever a company that waits
 * for the bank sees: an item is usable only when company and user are both active. A user with a temporary password
 * (status 1) sees no working menu at all, he only changes the password.
 */
export function menuAccess(item: MenuAccess, viewer: MenuViewer): 'hidden' | 'disabled' | 'enabled' {
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

/**
 * Whether a mode of access offers a page. The menu shows by it what may be opened, and the bank refuses by it the calls of
 * pages that may not.
 */
export function modeOffers(mode: AccessMode, page: PageOfSomeModes): boolean {
  return MODES_OF_PAGE[page].includes(mode);
}

/** The pages that a mode of access does not offer. */
export function pagesKeptFrom(mode: AccessMode): readonly PageOfSomeModes[] {
  return (Object.keys(MODES_OF_PAGE) as PageOfSomeModes[]).filter((page) => !modeOffers(mode, page));
}

/**
 * Whether the working pages open at all; otherwise the person is sent back to the start.
 * Source: spec 1 §2 ("only if the selected company status and the user status are both 2")
 */
export function canEnterPages(companyStatus: CompanyStatus, userStatus: UserStatus): boolean {
  return companyStatus === CompanyStatus.active && userStatus === UserStatus.active;
}
