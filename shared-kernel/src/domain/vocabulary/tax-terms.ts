/** Taxes that a company may be reminded of, chosen together. */
export const TAX_GROUPS = ['employer', 'single12', 'single3', 'single4', 'selfEmployed'] as const;
export type TaxGroup = (typeof TAX_GROUPS)[number];

/** Ours: companies of a user with chosen reminders. */
export const TAX_COMPANIES_MAX = 50;

/** Transitional: subdivision 10 of section XX of the Tax Code. */
type TaxLaw = 'taxCode' | 'transitional' | 'socialLaw';

/**
 * Last day to pay. `advance`: on a day of the period itself; `monthAfter`: on a day of the month after it; `daysAfter`:
 * calendar days after its end.
 */
type TaxDay =
  | { readonly of: 'advance' | 'monthAfter'; readonly day: number }
  | { readonly of: 'daysAfter'; readonly days: number };

export interface TaxTerm {
  readonly group: TaxGroup;
  readonly tax: 'social' | 'personalIncome' | 'military' | 'single';
  readonly period: 'month' | 'quarter';
  readonly last: TaxDay;
  /**
   * True if the law moves the day to the next working one. The Tax Code moves only returns (49.20), never payments; the
   * social contribution is moved by instruction № 449 of 20.04.2015, IV (11).
   */
  readonly isMoved: boolean;
  readonly law: TaxLaw;
  /** Points of the law. */
  readonly points: string;
}

/** Days after the month: a return takes 20 (49.18.1), its payment 10 more (57.1). */
export const MONTHLY_TAX_DAYS = 30;
/** Days after the quarter: a return takes 40 (49.18.2), its payment 10 more. */
const QUARTERLY_TAX_DAYS = 50;
/** Law 2464-VI, 9 (8). */
export const SOCIAL_DAY = 20;
/** "By the 20th" of law 2464-VI, 9 (8) is read by the tax service as the 19th. */
const OWN_SOCIAL_DAY = 19;
/** Single tax of groups 1 and 2, military levy of groups 1, 2 and 4: advance for the current month. */
const ADVANCE_DAY = 20;
/** Single tax of group 4: days after the quarter. */
const FARMERS_DAYS = 30;

/** Military levy. */
const MILITARY_POINT = '16¹';

/**
 * Usual days of taxes, without shares and exceptions that depend on the payer. Source:
 * docs/requirements/hryvnia-payments.md#tax-reminders.
 */
export const TAX_TERMS: readonly TaxTerm[] = [
  {
    group: 'employer',
    tax: 'social',
    period: 'month',
    last: { of: 'monthAfter', day: SOCIAL_DAY },
    isMoved: true,
    law: 'socialLaw',
    points: '9 (8)',
  },
  {
    group: 'employer',
    tax: 'personalIncome',
    period: 'month',
    last: { of: 'daysAfter', days: MONTHLY_TAX_DAYS },
    isMoved: false,
    law: 'taxCode',
    points: '168.1.2, 168.1.5',
  },
  {
    group: 'employer',
    tax: 'military',
    period: 'month',
    last: { of: 'daysAfter', days: MONTHLY_TAX_DAYS },
    isMoved: false,
    law: 'transitional',
    points: MILITARY_POINT,
  },
  {
    group: 'single12',
    tax: 'single',
    period: 'month',
    last: { of: 'advance', day: ADVANCE_DAY },
    isMoved: false,
    law: 'taxCode',
    points: '295.1',
  },
  {
    group: 'single12',
    tax: 'military',
    period: 'month',
    last: { of: 'advance', day: ADVANCE_DAY },
    isMoved: false,
    law: 'transitional',
    points: MILITARY_POINT,
  },
  {
    group: 'single3',
    tax: 'single',
    period: 'quarter',
    last: { of: 'daysAfter', days: QUARTERLY_TAX_DAYS },
    isMoved: false,
    law: 'taxCode',
    points: '295.3, 49.18.2',
  },
  {
    group: 'single3',
    tax: 'military',
    period: 'quarter',
    last: { of: 'daysAfter', days: QUARTERLY_TAX_DAYS },
    isMoved: false,
    law: 'transitional',
    points: MILITARY_POINT,
  },
  {
    group: 'single4',
    tax: 'single',
    period: 'quarter',
    last: { of: 'daysAfter', days: FARMERS_DAYS },
    isMoved: false,
    law: 'taxCode',
    points: '295.9.2',
  },
  {
    group: 'single4',
    tax: 'military',
    period: 'month',
    last: { of: 'advance', day: ADVANCE_DAY },
    isMoved: false,
    law: 'transitional',
    points: MILITARY_POINT,
  },
  {
    group: 'selfEmployed',
    tax: 'social',
    period: 'quarter',
    last: { of: 'monthAfter', day: OWN_SOCIAL_DAY },
    isMoved: true,
    law: 'socialLaw',
    points: '9 (8)',
  },
];

/** Month and day on which the Treasury takes no payments. Source: docs/requirements/law-2026.md#instant-payments. */
export const TREASURY_CLOSED_DAYS: readonly string[] = ['12-31', '01-01'];
