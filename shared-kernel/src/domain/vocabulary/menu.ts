import type { FurtherPage, PageName } from './pages';

/**
 * Assigned to each user by the bank (docs/adr/0026#access-modes). Source:
 * docs/requirements/shell-accounts-admin.md#menu.
 */
export const ACCESS_MODES = [0, 1, 2, 3] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

const UP_TO_MODE_2: readonly AccessMode[] = [0, 1, 2];

/**
 * All other pages are offered in every mode. Source: docs/requirements/shell-accounts-admin.md#menu,
 * docs/requirements/currency-payroll-credits-statements.md#roles.
 */
export const MODES_OF_PAGE = {
  miCreditsAccounts: UP_TO_MODE_2,
  miCreditsDeals: UP_TO_MODE_2,
  miCreditsMine: UP_TO_MODE_2,
  miCreditsGet: UP_TO_MODE_2,
  miSettingsKeys: UP_TO_MODE_2,
} as const satisfies Partial<Record<PageName | FurtherPage, readonly AccessMode[]>>;
export type PageOfSomeModes = keyof typeof MODES_OF_PAGE;

/** No pages; `miDeposits` and `miSalary` are ours. Source: docs/requirements/shell-accounts-admin.md#menu-groups. */
export const MENU_GROUPS = [
  'miAccounts',
  'miPmtUah',
  'miPmtCur',
  'miCredits',
  'miDeposits',
  'miSalary',
  'miSettings',
  'miTemplates',
] as const;
