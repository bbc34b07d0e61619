import { fromMinor, parseAmount, toMinor } from '../../money';
import { EmployeeStatus, PayrollHalf, PayrollType } from '../../vocabulary';
import type { PayrollRowDraft } from './payroll-row';
import { ratesOn } from './payroll-taxes';

/** What is worth a look in a row that breaks no rule, the gravest first. Source: reference/areas B6 */
export const ROW_ADVICE_KINDS = [
  'returned',
  // Found by the bank only: the row itself does not show it.
  'otherCode',
  'accountChanged',
  'sharedAccount',
  'sameCode',
  'muchMore',
  'dismissed',
  'joined',
  'belowMinimum',
] as const;
export type RowAdviceKind = (typeof ROW_ADVICE_KINDS)[number];

/** One remark: `rows` are the places of the other rows that it is about, from 0; `times` how many times more than before. */
export interface RowAdvice {
  readonly kind: RowAdviceKind;
  readonly rows?: readonly number[];
  readonly times?: string;
  /** Tax codes used with the account before. */
  readonly codes?: readonly string[];
}

/** Where each account and each code stands in a sheet, by the place of the row from 0. */
export interface RowPlaces {
  readonly accounts: ReadonlyMap<string, readonly number[]>;
  readonly codes: ReadonlyMap<string, readonly number[]>;
}

/** What a row is compared with. */
export interface AdviceFacts {
  readonly rows: readonly Pick<PayrollRowDraft, 'taxCode'>[];
  readonly places: RowPlaces;
  /** Tax codes of people who do not work for the company any more. */
  readonly dismissed: ReadonlySet<string>;
  /** Less than this is asked about; null where less is usual. */
  readonly least: string | null;
}

/** More than this many times what somebody was paid before is asked about. */
const MUCH_MORE = 3n;

/**
 * What to look at twice before a payroll is signed, for one row, the gravest first. One row at a time: a sheet of
 * thousands is judged while it is typed. Source: reference/areas B6
 * @param place of the row in the sheet, from 0
 * @param before the row of the last payroll; null for somebody new, undefined where there was no payroll to compare with
 */
export function rowAdvice(
  row: PayrollRowDraft,
  place: number,
  before: PayrollRowDraft | null | undefined,
  facts: AdviceFacts,
): readonly RowAdvice[] {
  const found: (RowAdvice | null)[] = [
    before && before.account !== row.account ? { kind: 'accountChanged' } : null,
    sharedAccount(row, place, facts),
    sameCode(row, place, facts),
    before ? muchMore(before.amount, row.amount) : null,
    facts.dismissed.has(row.taxCode) ? { kind: 'dismissed' } : null,
    before === null ? { kind: 'joined' } : null,
    isBelow(row.amount, facts.least) ? { kind: 'belowMinimum' } : null,
  ];
  return found.filter((advice) => advice !== null);
}

/** Places of accounts and codes, in one pass; what is empty stands nowhere. */
export function rowPlaces(rows: readonly PayrollRowDraft[]): RowPlaces {
  const accounts = new Map<string, number[]>();
  const codes = new Map<string, number[]>();
  rows.forEach(({ account, taxCode }, place) => {
    note(accounts, account, place);
    note(codes, taxCode, place);
  });
  return { accounts, codes };
}

/** Codes of people who left; somebody who came back is in the list twice and works. */
export function dismissedCodes(
  employees: readonly { readonly taxCode: string; readonly status: EmployeeStatus }[],
): ReadonlySet<string> {
  const isWorking = ({ status }: { readonly status: EmployeeStatus }) => status === EmployeeStatus.active;
  const gone = employees.filter((employee) => !isWorking(employee)).map(({ taxCode }) => taxCode);
  const codes = new Set(gone.filter((code) => code !== ''));
  employees.filter(isWorking).forEach(({ taxCode }) => codes.delete(taxCode));
  return codes;
}

/**
 * The minimum wage as it is paid out, for the salary of a whole month; null where less is usual: half a salary, what is
 * no salary. Source: reference/areas B6
 */
export function leastPaid(typeId: string, half: PayrollHalf, bankDay: string): string | null {
  const rates = ratesOn(bankDay);
  if (typeId !== String(PayrollType.salary) || half !== PayrollHalf.whole || !rates) return null;
  const left = 10_000n - toMinor(rates.personalIncome) - toMinor(rates.military);
  return fromMinor((toMinor(rates.minimumWage) * left) / 10_000n);
}

function note(places: Map<string, number[]>, key: string, place: number): void {
  if (key === '') return;
  const known = places.get(key);
  if (known) known.push(place);
  else places.set(key, [place]);
}

/** One account for two people. */
function sharedAccount(row: PayrollRowDraft, place: number, { rows, places }: AdviceFacts): RowAdvice | null {
  const all = places.accounts.get(row.account) ?? [];
  if (all.length < 2) return null;
  const others = all.filter((other) => other !== place && rows[other]?.taxCode !== row.taxCode);
  return others.length === 0 ? null : { kind: 'sharedAccount', rows: others };
}

/** The same person twice. */
function sameCode({ taxCode }: PayrollRowDraft, place: number, { places }: AdviceFacts): RowAdvice | null {
  const all = places.codes.get(taxCode) ?? [];
  return all.length < 2 ? null : { kind: 'sameCode', rows: all.filter((other) => other !== place) };
}

/** Whether somebody is paid so much more than before that it is asked about; false for what is no amount. */
export function isMuchMore(before: string, after: string): boolean {
  const [was, is] = [minorOf(before), minorOf(after)];
  return was !== null && is !== null && is > MUCH_MORE * was;
}

/** How many times more, to a tenth, half up. */
function muchMore(before: string, after: string): RowAdvice | null {
  const [was, is] = [minorOf(before), minorOf(after)];
  if (was === null || is === null || !isMuchMore(before, after)) return null;
  const tenths = (2n * is * 10n + was) / (2n * was);
  return { kind: 'muchMore', times: `${tenths / 10n}.${tenths % 10n}` };
}

function isBelow(amount: string, least: string | null): boolean {
  const units = minorOf(amount);
  return least !== null && units !== null && units < toMinor(least);
}

/** An amount is more than nothing, or none. */
function minorOf(amount: string): bigint | null {
  const parsed = parseAmount(amount);
  return parsed.ok ? toMinor(parsed.amount) : null;
}
