import type { StatementAccount, StatementDocument } from '@ncb/shared-kernel/api/contract';
import { yieldToPage } from '@ncb/shared-kernel/domain/long-order';
import { compareAmounts, parseAmount, subtractAmounts, toMinor } from '@ncb/shared-kernel/domain/money';
import {
  getCategory,
  getCounterpartyKey,
  getEquivalentMovement,
  isBalanced,
  readOperationSearch,
  getRunningBalances,
  sortOperations,
  getOperationSum,
  getTurnover,
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
import type { StatementParameters, StatementFilter } from './statement-search';

export interface ListedOperation extends ShownOperation {
  /** Id of the row: a transfer between own accounts has two rows with the same bank number. */
  readonly id: string;
  readonly side: Side;
  /** Amount in the account's currency; a revaluation, which does not move it, in hryvnias. */
  readonly sum: string;
  readonly currency: string;
  readonly isRevaluation: boolean;
  /** Day to whose balance the operation belongs. */
  readonly date: string;
  readonly amount: string;
  readonly category: OperationCategory;
  readonly reason: CategoryReason;
  readonly party: string;
  /** Account balance after the operation; null unless all operations of the account are listed. */
  readonly balance: string | null;
  /** Records of a row of revaluations (`foldRevaluations`); absent for a row of its own. */
  readonly records?: readonly ListedOperation[];
}

export type BalanceGap = 'operations' | 'truncated' | null;

/** Returns why running balances cannot be computed: operations are missing. */
export function getBalanceGap(
  answer: StatementAnswer,
  { operations }: Pick<StatementParameters, 'operations'>,
): BalanceGap {
  if (answer.truncated) return 'truncated';
  return operations === OperationFilter.all ? null : 'operations';
}

type Listing = readonly [answer: StatementAnswer, gap: BalanceGap, context: CategoryContext];

export function listOperations(...listing: Listing): readonly ListedOperation[] {
  const slices = listInSlices(...listing);
  let slice = slices.next();
  while (!slice.done) slice = slices.next();
  return slice.value;
}

/**
 * Does the same in slices, between which the page can paint and handle input.
 * @returns null if aborted
 */
export async function listOperationsInSlices(
  signal: AbortSignal,
  ...listing: Listing
): Promise<readonly ListedOperation[] | null> {
  const slices = listInSlices(...listing);
  let slice = slices.next();
  while (!slice.done) {
    await yieldToPage();
    if (signal.aborted) return null;
    slice = slices.next();
  }
  return slice.value;
}

/** Operations per task, some ten milliseconds. */
const SLICE = 5_000;

function* listInSlices(...[answer, gap, context]: Listing): Generator<undefined, readonly ListedOperation[]> {
  const ids = new Set<string>();
  const rows: ListedOperation[] = [];
  for (const account of answer.statement.accounts) {
    const balances = gap === null ? getRunningBalances(account.opening, account.documents) : null;
    for (const [place, document] of account.documents.entries()) {
      const id = findFreeId(ids, `${document.accountId}-${document.id}`);
      rows.push(
        toListedOperation(
          account,
          document,
          { id, balance: balances?.[place] ?? null },
          getCategory(document, context),
        ),
      );
      if (rows.length % SLICE === 0) yield;
    }
  }
  return rows;
}

function toListedOperation(
  account: StatementAccount,
  document: StatementDocument,
  { id, balance }: Pick<ListedOperation, 'id' | 'balance'>,
  { category, reason }: Category,
): ListedOperation {
  const { side, isRevaluation, operationDate: date, currencyLetters } = document;
  const sum = getOperationSum(document);
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
    party: getCounterpartyKey(document),
    id,
    balance,
    category,
    reason,
  };
}

function findFreeId(taken: Set<string>, preferredId: string): string {
  let id = preferredId;
  // The size shows if the id was free: each lookup in a set of 10,000 counts.
  for (let time = 2, before = taken.size; taken.add(id).size === before; time += 1) id = `${preferredId}-${time}`;
  return id;
}

export function filterOperations(
  rows: readonly ListedOperation[],
  filter: Omit<StatementFilter, 'find' | 'group'>,
  sort: StatementSort,
): readonly ListedOperation[] {
  const { flow, amountLow, amountHigh, category, party, withoutOwn } = filter;
  const [low, high] = [parseLimit(amountLow), parseLimit(amountHigh)];
  const filtered = rows.filter(
    (row) =>
      (flow === '' || (row.side === Side.credit) === (flow === 'in')) &&
      (category === '' || row.category === category) &&
      (party === '' || row.party === party) &&
      !(withoutOwn && row.category === 'own') &&
      (low === null || compareAmounts(row.sum, low) >= 0) &&
      (high === null || compareAmounts(row.sum, high) <= 0),
  );
  return sortOperations(filtered, sort);
}

/** Searches the words of the bank and those on screen. @param getPurpose gives the purpose on screen */
export function findOperations(
  rows: readonly ListedOperation[],
  typed: string,
  getPurpose: (operation: ListedOperation['document']) => string,
): readonly ListedOperation[] {
  const matches = readOperationSearch(typed);
  if (!matches) return rows;
  return rows.filter(({ document }) => {
    if (matches(document)) return true;
    const purpose = getPurpose(document);
    return purpose !== document.purpose && matches({ ...document, purpose });
  });
}

function parseLimit(text: string): string | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : null;
}

/** Contradiction in the bank's data of an account; null if there is none. */
type StatementDifference = 'balance' | 'documents' | 'equivalents' | null;

/**
 * Checks an account: opening + in − out = closing; if all documents are listed, they add up to the bank's turnovers,
 * also in hryvnias, and revaluations to the rate difference.
 */
function findDifference(account: StatementAccount, gap: BalanceGap, hasDocuments: boolean): StatementDifference {
  if (!isBalanced(account)) return 'balance';
  if (gap !== null || !hasDocuments) return null;
  const { debit, credit } = getTurnover(
    account.documents
      .filter(({ isRevaluation }) => !isRevaluation)
      .map((document) => ({ side: document.side, amount: getOperationSum(document) })),
  );
  const isSame = toMinor(debit) === toMinor(account.debit) && toMinor(credit) === toMinor(account.credit);
  if (!isSame) return 'documents';
  return areHryvniasSame(account) ? null : 'equivalents';
}

function areHryvniasSame({ documents, currencyLetters, ...account }: StatementAccount): boolean {
  const movement = currencyLetters === UAH.letters ? null : getEquivalentMovement(account);
  if (movement === null) return true;
  const [moved, revalued] = [false, true].map((isRevaluation) =>
    getTurnover(documents.filter((document) => document.isRevaluation === isRevaluation)),
  );
  const areMoved = moved?.debit === movement.debit && moved.credit === movement.credit;
  const hasLines = documents.some(({ isRevaluation }) => isRevaluation);
  return (
    areMoved &&
    (!hasLines || subtractAmounts(revalued?.credit ?? '0.00', revalued?.debit ?? '0.00') === movement.revaluation)
  );
}

export interface WrongAccount {
  readonly account: StatementAccount;
  readonly difference: NonNullable<StatementDifference>;
}

export function findWrongAccounts(
  accounts: readonly StatementAccount[],
  gap: BalanceGap,
  hasDocuments: boolean,
): readonly WrongAccount[] {
  return accounts.flatMap((account) => {
    const difference = findDifference(account, gap, hasDocuments);
    return difference === null ? [] : [{ account, difference }];
  });
}
