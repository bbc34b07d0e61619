import {
  getPersonMax,
  type ApprovalPolicy,
  type InstantLimits,
  type PaymentRules,
} from '@ncb/shared-kernel/domain/rules';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { JOURNAL_DETAILS, TWO_PEOPLE_REASONS } from '@ncb/shared-kernel/domain/vocabulary';

/** Subject of the text that a second manager signs. */
export const SUBJECT = 'Зміна правил платежів';

const LIMITS = {
  perPayment: JOURNAL_DETAILS.instantPerPayment,
  perDay: JOURNAL_DETAILS.instantPerDay,
} as const satisfies Record<keyof InstantLimits, string>;

const AMOUNTS = {
  onePersonMax: JOURNAL_DETAILS.onePersonMax,
  withoutDirectorMax: JOURNAL_DETAILS.withoutDirectorMax,
  dayMax: JOURNAL_DETAILS.alonePerDay,
} as const satisfies Partial<Record<keyof ApprovalPolicy, string>>;

const TWO_PEOPLE = {
  payroll: JOURNAL_DETAILS.twoForPayroll,
  currency: JOURNAL_DETAILS.twoForCurrency,
  newReceiver: JOURNAL_DETAILS.twoForNewReceiver,
} as const;

/**
 * Lists changed rules, as `Ліміт миттєвого платежу: 10 000,00 UAH → без обмеження`.
 * @param names short names by user id
 */
export function listRuleChanges(
  before: PaymentRules,
  after: PaymentRules,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const toLine = (name: string, from: string, to: string) => (from === to ? [] : [`${name}: ${from} → ${to}`]);
  const people = new Set([...before.approval.people, ...after.approval.people].map(({ userId }) => userId));
  return [
    ...(['perPayment', 'perDay'] as const).flatMap((field) =>
      toLine(LIMITS[field], formatLimit(before.limits[field]), formatLimit(after.limits[field])),
    ),
    ...(['onePersonMax', 'withoutDirectorMax', 'dayMax'] as const).flatMap((field) =>
      toLine(AMOUNTS[field], formatLimit(before.approval[field]), formatLimit(after.approval[field])),
    ),
    ...TWO_PEOPLE_REASONS.flatMap((reason) =>
      toLine(TWO_PEOPLE[reason], formatFlag(before.approval, reason), formatFlag(after.approval, reason)),
    ),
    ...toLine(
      JOURNAL_DETAILS.callBackAbove,
      formatDemand(before.approval.callBackAbove),
      formatDemand(after.approval.callBackAbove),
    ),
    ...toLine(
      JOURNAL_DETAILS.coolingHours,
      formatHours(before.approval.coolingHours),
      formatHours(after.approval.coolingHours),
    ),
    ...[...people].flatMap((userId) =>
      toLine(
        `${JOURNAL_DETAILS.alonePerDay}, ${names.get(userId) ?? userId}`,
        formatLimit(getPersonMax(before.approval, userId)),
        formatLimit(getPersonMax(after.approval, userId)),
      ),
    ),
  ];
}

function formatLimit(limit: string | null): string {
  return limit === null ? JOURNAL_DETAILS.endless : `${formatAmount(limit, 'ua')} UAH`;
}

/** Writes an amount above which something is demanded. */
function formatDemand(above: string | null): string {
  return above === null ? JOURNAL_DETAILS.no : formatLimit(above);
}

const formatHours = (hours: number | null) => (hours === null ? JOURNAL_DETAILS.no : String(hours));

function formatFlag({ twoPeopleFor }: ApprovalPolicy, reason: (typeof TWO_PEOPLE_REASONS)[number]): string {
  return twoPeopleFor.includes(reason) ? JOURNAL_DETAILS.yes : JOURNAL_DETAILS.no;
}
