import type { Employee } from '@ncb/shared-kernel/api/contract';
import { NO_CHECKS, getPairKey, getPairProblems, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import type { Problem } from '@ncb/shared-kernel/domain';
import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { formatMinor, parseAmount, subtractAmounts, toMinor } from '@ncb/shared-kernel/domain/money';
import {
  checkPayrollRow,
  isOfOldForm,
  getDismissedCodes,
  getMinimumPay,
  pairPayrollRows,
  getRowAdvice,
  indexRows,
  type PairedRows,
  type RowAdvice,
  type RowPlaces,
} from '@ncb/shared-kernel/domain/rules';
import type { PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
import { toReceiverPair, findReturnedColumn, toDraftRow, type GridRow } from './grid-row';

export interface RowFacts {
  readonly row: GridRow;
  readonly number: number;
  readonly problems: readonly Problem[];
  readonly advice: readonly RowAdvice[];
  /** Row of this employee in the last payroll; null for a new employee, undefined without a last payroll. */
  readonly before: GridRow | null | undefined;
  /** Difference to the last amount as a decimal string; null if one of the amounts is invalid. */
  readonly difference: string | null;
  readonly isAtOtherBank: boolean;
}

export interface GridFacts {
  readonly byKey: ReadonlyMap<number, RowFacts>;
  /** Sum of the valid amounts. */
  readonly sum: string;
  /** Total; null while a row lacks an amount. */
  readonly total: string | null;
  readonly errors: readonly number[];
  readonly toCheck: readonly number[];
  readonly joined: readonly number[];
  /** Employees of the last payroll who are missing in this one; their keys are negative. */
  readonly left: readonly GridRow[];
  readonly atOtherBanks: readonly number[];
  /** Difference to the last total; null without a last payroll or while a row lacks an amount. */
  readonly difference: string | null;
}

export interface JudgeContext {
  readonly ownBankCode: string;
  readonly bankDay: string;
  /** Rows of the last payroll of this type, with negative keys; null if there is none. */
  readonly previous: readonly GridRow[] | null;
  readonly employees: readonly Employee[];
  readonly typeId: string;
  readonly half: PayrollHalf;
  readonly checks?: PairChecks;
}

/** Results that depend on the row alone; cached per row object. */
interface RowResults {
  readonly problems: readonly Problem[];
  /** Null for an invalid amount. */
  readonly units: bigint | null;
  readonly isAtOtherBank: boolean;
  readonly advice: readonly RowAdvice[];
}

/** Pairing of rows with the last payroll; recomputed only when an account or tax code changes. */
interface Pairing {
  readonly rows: readonly GridRow[];
  readonly paired: PairedRows<GridRow> | null;
  readonly before: ReadonlyMap<number, GridRow>;
  readonly places: RowPlaces;
}

/** Returns a function that checks changed rows only: a payroll of thousands must respond to every key. */
export function createGridChecker(context: JudgeContext): (rows: readonly GridRow[]) => GridFacts {
  const dismissed = getDismissedCodes(context.employees);
  const minimumPay = getMinimumPay(context.typeId, context.half, context.bankDay);
  const own = new WeakMap<GridRow, RowResults>();
  let people: Pairing | null = null;
  let judged = new WeakMap<GridRow, RowFacts>();

  const getRowResults = (row: GridRow): RowResults => {
    const cached = own.get(row);
    if (cached) return cached;
    const fresh = lookAt(row, context);
    own.set(row, fresh);
    return fresh;
  };
  const unitsBefore = new WeakMap<GridRow, string | null>();
  const amountBefore = (row: GridRow): string | null => {
    const cached = unitsBefore.get(row);
    if (cached !== undefined) return cached;
    const parsed = parseAmount(row.amount);
    const amount = parsed.ok ? parsed.amount : null;
    unitsBefore.set(row, amount);
    return amount;
  };

  const judgeRow = (row: GridRow, place: number, now: Pairing): RowFacts => {
    const cached = judged.get(row);
    if (cached?.number === place + 1) return cached;
    const { problems, units, isAtOtherBank, advice } = getRowResults(row);
    const before = now.paired ? (now.before.get(row.key) ?? null) : undefined;
    const was = before ? amountBefore(before) : null;
    const facts: RowFacts = {
      row,
      number: place + 1,
      problems,
      advice: [
        ...advice,
        ...getRowAdvice(row, place, before, { rows: now.rows, places: now.places, dismissed, minimumPay }),
      ],
      before,
      difference: was === null || units === null ? null : subtractAmounts(formatMinor(units), was),
      isAtOtherBank,
    };
    judged.set(row, facts);
    return facts;
  };

  return (rows) => {
    if (people === null || !isSamePeople(people.rows, rows)) {
      // A changed pairing or position affects rows that did not change themselves.
      people = pairRows(rows, context.previous);
      judged = new WeakMap();
    }
    const now: Pairing = { ...people, rows };
    people = now;
    const byKey = new Map<number, RowFacts>();
    const found = { errors: [] as number[], toCheck: [] as number[], atOtherBanks: [] as number[] };
    rows.forEach((row, place) => {
      const facts = judgeRow(row, place, now);
      byKey.set(row.key, facts);
      if (facts.problems.length > 0) found.errors.push(row.key);
      else if (facts.advice.length > 0) found.toCheck.push(row.key);
      if (facts.isAtOtherBank) found.atOtherBanks.push(row.key);
    });
    const units = rows.map((row) => getRowResults(row).units);
    const sum = units.reduce<bigint>((total, one) => total + (one ?? 0n), 0n);
    const isWhole = !units.includes(null);
    return {
      byKey,
      ...found,
      sum: formatMinor(sum),
      total: isWhole ? formatMinor(sum) : null,
      joined: now.paired?.joined.map(({ key }) => key) ?? [],
      left: now.paired?.left ?? [],
      difference: context.previous && isWhole ? formatMinor(sum - sumAmounts(context.previous)) : null,
    };
  };
}

function lookAt(row: GridRow, { ownBankCode, checks = NO_CHECKS }: JudgeContext): RowResults {
  const parsed = parseAmount(row.amount);
  const isIban = row.account !== '' && !isOfOldForm(row.account);
  const problems = checkPayrollRow(toDraftRow(row), { ownBankCode });
  const isWrong = problems.some(({ field }) => field === 'taxCode' || field === 'account');
  const check = isWrong ? undefined : checks.get(getPairKey(toReceiverPair(row)));
  return {
    // Account and tax code disagree; the code is marked because it is the first column.
    problems: [...getPairProblems(check ?? null, 'taxCode'), ...problems],
    advice: [
      ...(findReturnedColumn(row) === null ? [] : [{ kind: 'returned' } as const]),
      ...(check?.verdict === 'seenWithOthers'
        ? [{ kind: 'otherCode', codes: check.seen.map(({ code }) => code) } as const]
        : []),
    ],
    units: parsed.ok ? toMinor(parsed.amount) : null,
    isAtOtherBank: isIban && getIbanBankCode(row.account) !== ownBankCode,
  };
}

function pairRows(rows: readonly GridRow[], previous: readonly GridRow[] | null): Pairing {
  const paired = previous && pairPayrollRows(previous, rows);
  const before = new Map(paired?.pairs.map(([was, is]) => [is.key, was] as const));
  return { rows, paired, before, places: indexRows(rows) };
}

function isSamePeople(before: readonly GridRow[], now: readonly GridRow[]): boolean {
  return (
    before.length === now.length &&
    now.every((row, place) => {
      const was = before[place];
      return was === row || (was?.key === row.key && was.account === row.account && was.taxCode === row.taxCode);
    })
  );
}

/** Sums the valid amounts in minor units; a stored payroll has valid ones only. */
function sumAmounts(rows: readonly GridRow[]): bigint {
  return rows.reduce((sum, { amount }) => {
    const parsed = parseAmount(amount);
    return parsed.ok ? sum + toMinor(parsed.amount) : sum;
  }, 0n);
}
