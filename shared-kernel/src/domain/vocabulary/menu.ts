import type { FurtherPage, PageName } from './pages';

/** The menu's four modes of access. Source: spec 1 §2; the bank gives each user one (docs/adr/0160). */
export const ACCESS_MODES = [0, 1, 2, 3] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

const UP_TO_MODE_2: readonly AccessMode[] = [0, 1, 2];

/**
 * The pages that some mode of access does not offer, with the modes that do; all others are offered in every mode.
 * Source: spec 1 §2 (credits and keys), spec 3 §6 (every item of the credits)
 */
export const MODES_OF_PAGE = {
  miCreditsAccounts: UP_TO_MODE_2,
  miCreditsDeals: UP_TO_MODE_2,
  miCreditsMine: UP_TO_MODE_2,
  miCreditsGet: UP_TO_MODE_2,
  miSettingsKeys: UP_TO_MODE_2,
} as const satisfies Partial<Record<PageName | FurtherPage, readonly AccessMode[]>>;
/** A page that not every mode of access offers. */
export type PageOfSomeModes = keyof typeof MODES_OF_PAGE;

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
