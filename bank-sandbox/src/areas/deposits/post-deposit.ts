import { addAmounts, compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { DepositOperationKind } from '@ncb/shared-kernel/domain/vocabulary';
import { schema, type Queries } from '../../db';
import { ensureInternalAccount, post, type Movement } from '../../ledger';
import type { Moment } from '../documents/kind-of-document';
import type { DepositRow } from './running-deposit';

const { depositOperation } = schema;

interface DepositPosting {
  readonly balanceChange: string;
  readonly interest: string;
  readonly accounts: readonly Movement[];
}

type Currency = Pick<DepositRow, 'currencyCode' | 'currencyLetters'>;

/** Posts nothing if all are zero: a few kopecks may earn nothing in a day. */
export async function postDeposit(
  tx: Queries,
  { currencyCode: code, currencyLetters: letters }: Currency,
  { bankDay, now }: Moment,
  { balanceChange, interest, accounts }: DepositPosting,
): Promise<void> {
  const movements = [
    { accountId: await ensureInternalAccount(tx, 'deposits', { code, letters }), amount: balanceChange },
    {
      accountId: await ensureInternalAccount(tx, 'income', { code, letters }),
      amount: subtractAmounts('0.00', interest),
    },
    ...mergeByAccount(accounts),
  ].filter(({ amount }) => compareAmounts(amount, '0.00') !== 0);
  if (movements.length > 0) await post(tx, { kind: 'deposit', documentId: null, bankDay, at: now, movements });
}

export async function storeOperation(
  tx: Queries,
  depositId: number,
  { day, at, kind, amount }: { day: string; at: Date; kind: DepositOperationKind; amount: string },
): Promise<void> {
  await tx.insert(depositOperation).values({ depositId, day, at, kind, amount });
}

function mergeByAccount(movements: readonly Movement[]): readonly Movement[] {
  const sums = new Map<number, string>();
  for (const { accountId, amount } of movements) sums.set(accountId, addAmounts(sums.get(accountId) ?? '0.00', amount));
  return [...sums].map(([accountId, amount]) => ({ accountId, amount }));
}
