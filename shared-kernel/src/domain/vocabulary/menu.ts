/** The menu's four modes of access. Source: spec 1 §2; which user gets which is not shown, all get 0 (docs/adr/0009). */
export const ACCESS_MODES = [0, 1, 2, 3] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

/** Codes of menu groups, which are no pages. Source: spec 1 §2; `miDeposits` and `miSalary` are ours. */
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
export type MenuGroup = (typeof MENU_GROUPS)[number];
