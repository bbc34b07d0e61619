import { formatMinor, parseAmount, toMinor } from '../../money';
import { EmployeeStatus, PayrollHalf, PayrollType } from '../../vocabulary';
import type { PayrollRowDraft } from './check-payroll-row';
import { getRates } from './estimate-payroll-taxes';

/** Most serious first. Source: docs/requirements/payroll.md#payroll-checks. */
export const ROW_ADVICE_KINDS = [
  'returned',
  // Found by the bank only.
  'otherCode',
  'accountChanged',
  'sharedAccount',
  'sameCode',
  'muchMore',
  'dismissed',
  'joined',
  'belowMinimum',
] as const;
type RowAdviceKind = (typeof ROW_ADVICE_KINDS)[number];

/** Advice; `rows` are indices of other rows; `times` the factor of increase. */
export interface RowAdvice {
  readonly kind: RowAdviceKind;
  readonly rows?: readonly number[];
  readonly times?: string;
  readonly codes?: readonly string[];
}

export interface RowPlaces {
  readonly accounts: ReadonlyMap<string, readonly number[]>;
  readonly codes: ReadonlyMap<string, readonly number[]>;
}

export interface AdviceFacts {
  readonly rows: readonly Pick<PayrollRowDraft, 'taxCode'>[];
  readonly places: RowPlaces;
  readonly dismissed: ReadonlySet<string>;
  /** null if lower amounts are usual. */
  readonly minimumPay: string | null;
}

/** A larger factor of increase gets advice. */
const MUCH_MORE = 3n;

/**
 * Returns advice, most serious first. Row by row, so that thousands are checked while typing. Source:
 * docs/requirements/payroll.md#payroll-checks.
 * @param place index of the row
 * @param before row of the last payroll; null for a new employee, undefined if there is no payroll to compare with
 */
export function getRowAdvice(
  row: PayrollRowDraft,
  place: number,
  before: PayrollRowDraft | null | undefined,
  facts: AdviceFacts,
): readonly RowAdvice[] {
  const found: (RowAdvice | null)[] = [
    before && before.account !== row.account ? { kind: 'accountChanged' } : null,
    adviseSharedAccount(row, place, facts),
    adviseSameCode(row, place, facts),
    before ? adviseMuchMore(before.amount, row.amount) : null,
    facts.dismissed.has(row.taxCode) ? { kind: 'dismissed' } : null,
    before === null ? { kind: 'joined' } : null,
    isBelow(row.amount, facts.minimumPay) ? { kind: 'belowMinimum' } : null,
  ];
  return found.filter((advice) => advice !== null);
}

/** Indexes all rows in one pass; empty keys are left out. */
export function indexRows(rows: readonly PayrollRowDraft[]): RowPlaces {
  const accounts = new Map<string, number[]>();
  const codes = new Map<string, number[]>();
  rows.forEach(({ account, taxCode }, place) => {
    addPlace(accounts, account, place);
    addPlace(codes, taxCode, place);
  });
  return { accounts, codes };
}

/** Returns codes of former employees; rehired ones are listed twice and count as active. */
export function getDismissedCodes(
  employees: readonly { readonly taxCode: string; readonly status: EmployeeStatus }[],
): ReadonlySet<string> {
  const isWorking = ({ status }: { readonly status: EmployeeStatus }) => status === EmployeeStatus.active;
  const formerCodes = employees.filter((employee) => !isWorking(employee)).map(({ taxCode }) => taxCode);
  const codes = new Set(formerCodes.filter((code) => code !== ''));
  employees.filter(isWorking).forEach(({ taxCode }) => codes.delete(taxCode));
  return codes;
}

/**
 * Returns the net minimum wage for a whole month's salary; null if less is usual. Source:
 * docs/requirements/payroll.md#payroll-checks.
 */
export function getMinimumPay(typeId: string, half: PayrollHalf, bankDay: string): string | null {
  const rates = getRates(bankDay);
  if (typeId !== String(PayrollType.salary) || half !== PayrollHalf.whole || !rates) return null;
  const netShare = 10_000n - toMinor(rates.personalIncome) - toMinor(rates.military);
  return formatMinor((toMinor(rates.minimumWage) * netShare) / 10_000n);
}

function addPlace(places: Map<string, number[]>, key: string, place: number): void {
  if (key === '') return;
  const existing = places.get(key);
  if (existing) existing.push(place);
  else places.set(key, [place]);
}

function adviseSharedAccount(row: PayrollRowDraft, place: number, { rows, places }: AdviceFacts): RowAdvice | null {
  const all = places.accounts.get(row.account) ?? [];
  if (all.length < 2) return null;
  const others = all.filter((other) => other !== place && rows[other]?.taxCode !== row.taxCode);
  return others.length === 0 ? null : { kind: 'sharedAccount', rows: others };
}

function adviseSameCode({ taxCode }: PayrollRowDraft, place: number, { places }: AdviceFacts): RowAdvice | null {
  const all = places.codes.get(taxCode) ?? [];
  return all.length < 2 ? null : { kind: 'sameCode', rows: all.filter((other) => other !== place) };
}

/** False for unreadable amounts. */
export function isMuchMore(before: string, after: string): boolean {
  const [was, is] = [readMinor(before), readMinor(after)];
  return was !== null && is !== null && is > MUCH_MORE * was;
}

/** Rounds the factor half up to one decimal. */
function adviseMuchMore(before: string, after: string): RowAdvice | null {
  const [was, is] = [readMinor(before), readMinor(after)];
  if (was === null || is === null || !isMuchMore(before, after)) return null;
  const tenths = (2n * is * 10n + was) / (2n * was);
  return { kind: 'muchMore', times: `${tenths / 10n}.${tenths % 10n}` };
}

function isBelow(amount: string, minimumPay: string | null): boolean {
  const units = readMinor(amount);
  return minimumPay !== null && units !== null && units < toMinor(minimumPay);
}

/** Returns null for unreadable and zero amounts. */
function readMinor(amount: string): bigint | null {
  const parsed = parseAmount(amount);
  return parsed.ok ? toMinor(parsed.amount) : null;
}
