import type { StatementAccount, StatementDocument } from '@ncb/shared-kernel/api/contract';
import { nextTask } from '@ncb/shared-kernel/domain/long-order';
import { compareAmounts, parseAmount, subtractAmounts, toMinor } from '@ncb/shared-kernel/domain/money';
import {
  categoryOf,
  counterpartyKey,
  equivalentMovement,
  isBalanced,
  readOperationSearch,
  runningBalances,
  sortOperations,
  sumOfOperation,
  turnoverOf,
  type Category,
  type CategoryContext,
  type CategoryReason,
} from '@ncb/shared-kernel/domain/statement';
import {
  OperationFilter,
  Side,
  UAH,
  type StatementSort,
  type OperationCategory,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { ShownOperation, StatementAnswer } from './shown-statement';
import type { AskedStatement, StatementFilter } from './statement-search';

/** An operation as the list has it. */
export interface ListedOperation extends ShownOperation {
  /** Of the line: a transfer between own accounts is a line of both, under one number of the bank's. */
  readonly id: string;
  readonly side: Side;
  /** In the currency of the account; of a revaluation, which moves nothing there, in hryvnias. */
  readonly sum: string;
  /** Letters of the currency of `sum`. */
  readonly currency: string;
  readonly isRevaluation: boolean;
  /** The day to whose balance it belongs. */
  readonly date: string;
  readonly amount: string;
  readonly category: OperationCategory;
  readonly reason: CategoryReason;
  /** Names the counterparty. */
  readonly party: string;
  /** What the account holds behind it; null where not all operations of the account are listed. */
  readonly balance: string | null;
}

/** Why there is no running balance. */
export type BalanceGap = 'operations' | 'truncated' | null;

/** Without all operations nobody can count from one balance to the next. */
export function balanceGap(answer: StatementAnswer, { operations }: Pick<AskedStatement, 'operations'>): BalanceGap {
  if (answer.truncated) return 'truncated';
  return operations === OperationFilter.all ? null : 'operations';
}

type Listing = readonly [answer: StatementAnswer, gap: BalanceGap, context: CategoryContext];

/** The operations of an answer, account by account in the bank's order. */
export function listedOperations(...listing: Listing): readonly ListedOperation[] {
  const slices = inSlices(...listing);
  let slice = slices.next();
  while (!slice.done) slice = slices.next();
  return slice.value;
}

/**
 * The same without holding the page up: between slices it can paint and hear its user.
 * @returns null if it was ended
 */
export async function listedInSlices(
  signal: AbortSignal,
  ...listing: Listing
): Promise<readonly ListedOperation[] | null> {
  const slices = inSlices(...listing);
  let slice = slices.next();
  while (!slice.done) {
    await nextTask();
    if (signal.aborted) return null;
    slice = slices.next();
  }
  return slice.value;
}

/** So many are listed in one task: some ten milliseconds. */
const SLICE = 5_000;

/** Stops behind each slice. */
function* inSlices(...[answer, gap, context]: Listing): Generator<undefined, readonly ListedOperation[]> {
  const ids = new Set<string>();
  const rows: ListedOperation[] = [];
  for (const account of answer.statement.accounts) {
    const balances = gap === null ? runningBalances(account.opening, account.documents) : null;
    for (const [place, document] of account.documents.entries()) {
      const id = freeId(ids, `${document.accountId}-${document.id}`);
      rows.push(listed(account, document, { id, balance: balances?.[place] ?? null }, categoryOf(document, context)));
      if (rows.length % SLICE === 0) yield;
    }
  }
  return rows;
}

function listed(
  account: StatementAccount,
  document: StatementDocument,
  { id, balance }: Pick<ListedOperation, 'id' | 'balance'>,
  { category, reason }: Category,
): ListedOperation {
  const { side, isRevaluation, operationDate: date, currencyLetters } = document;
  const sum = sumOfOperation(document);
  const currency = isRevaluation ? 'UAH' : currencyLetters;
  return {
    account,
    document,
    side,
    isRevaluation,
    date,
    sum,
    amount: sum,
    currency,
    party: counterpartyKey(document),
    id,
    balance,
    category,
    reason,
  };
}

function freeId(taken: Set<string>, wanted: string): string {
  let id = wanted;
  // The size tells whether it was free: each look into a set of ten thousand counts.
  for (let time = 2, before = taken.size; taken.add(id).size === before; time += 1) id = `${wanted}-${time}`;
  return id;
}

/** Those that the chips leave, in the order that was asked for. What is typed is not applied: the list does that. */
export function chosenOperations(
  rows: readonly ListedOperation[],
  filter: Omit<StatementFilter, 'find' | 'group'>,
  sort: StatementSort,
): readonly ListedOperation[] {
  const { flow, amountLow, amountHigh, category, party, withoutOwn } = filter;
  const [low, high] = [amountOf(amountLow), amountOf(amountHigh)];
  const kept = rows.filter(
    (row) =>
      (flow === '' || (row.side === Side.credit) === (flow === 'in')) &&
      (category === '' || row.category === category) &&
      (party === '' || row.party === party) &&
      !(withoutOwn && row.category === 'own') &&
      (low === null || compareAmounts(row.sum, low) >= 0) &&
      (high === null || compareAmounts(row.sum, high) <= 0),
  );
  return sortOperations(kept, sort);
}

/** What is typed means these. */
export function foundOperations(rows: readonly ListedOperation[], typed: string): readonly ListedOperation[] {
  const isMeant = readOperationSearch(typed);
  return isMeant ? rows.filter(({ document }) => isMeant(document)) : rows;
}

function amountOf(text: string): string | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : null;
}

/** What does not agree in the bank's answer about an account; null where all does. */
export type StatementDifference = 'balance' | 'documents' | 'equivalents' | null;

/**
 * Checks an account: opening + in − out = closing, and where all its documents are listed, they sum up to the bank's
 * turnovers, in hryvnias too, and its revaluations to what the rate moved.
 */
export function differenceOf(account: StatementAccount, gap: BalanceGap, hasDocuments: boolean): StatementDifference {
  if (!isBalanced(account)) return 'balance';
  if (gap !== null || !hasDocuments) return null;
  const { debit, credit } = turnoverOf(
    account.documents
      .filter(({ isRevaluation }) => !isRevaluation)
      .map((document) => ({ side: document.side, amount: sumOfOperation(document) })),
  );
  const isSame = toMinor(debit) === toMinor(account.debit) && toMinor(credit) === toMinor(account.credit);
  if (!isSame) return 'documents';
  return areHryvniasSame(account) ? null : 'equivalents';
}

/** Compares listed operations with the bank's turnovers in hryvnias, and listed revaluations, if any, with its revaluation. */
function areHryvniasSame({ documents, currencyLetters, ...account }: StatementAccount): boolean {
  const movement = currencyLetters === UAH.letters ? null : equivalentMovement(account);
  if (movement === null) return true;
  const [moved, revalued] = [false, true].map((isRevaluation) =>
    turnoverOf(documents.filter((document) => document.isRevaluation === isRevaluation)),
  );
  const areMoved = moved?.debit === movement.debit && moved.credit === movement.credit;
  const hasLines = documents.some(({ isRevaluation }) => isRevaluation);
  return (
    areMoved &&
    (!hasLines || subtractAmounts(revalued?.credit ?? '0.00', revalued?.debit ?? '0.00') === movement.revaluation)
  );
}

/** An account whose sums do not agree. */
export interface WrongAccount {
  readonly account: StatementAccount;
  readonly difference: NonNullable<StatementDifference>;
}

/** The accounts whose sums do not agree: a warning stands at each. */
export function wrongAccounts(
  accounts: readonly StatementAccount[],
  gap: BalanceGap,
  hasDocuments: boolean,
): readonly WrongAccount[] {
  return accounts.flatMap((account) => {
    const difference = differenceOf(account, gap, hasDocuments);
    return difference === null ? [] : [{ account, difference }];
  });
}
