import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { account } = schema;

export type AccountRow = typeof account.$inferSelect;

/**
 * Locks in the order of ids, so that transactions do not deadlock. Internal accounts stay unlocked: they have no stored
 * balance, and every payment needs one.
 */
export async function lockAccounts(tx: Queries, ids: readonly number[]): Promise<readonly AccountRow[]> {
  const condition = inArray(account.id, [...ids]);
  const customers = await tx
    .select()
    .from(account)
    .where(and(condition, ne(account.kind, 'internal')))
    .orderBy(asc(account.id))
    // A plain FOR UPDATE deadlocks with inserts of documents, whose foreign key share-locks the account.
    .for('no key update');
  if (customers.length === ids.length) return customers;
  const internal = await tx
    .select()
    .from(account)
    .where(and(condition, eq(account.kind, 'internal')));
  return [...customers, ...internal];
}

/**
 * Kinds of internal accounts: `sep` payments to other banks, `equity` balances older than the ledger, `nostro`
 * correspondent accounts, `position` bought and sold currency, `purchase` hryvnias waiting for a purchase, `income`
 * fees, `employees` salary accounts with us, `deposits` deposits of companies.
 */
type InternalAccount = 'sep' | 'equity' | 'nostro' | 'position' | 'purchase' | 'income' | 'employees' | 'deposits';

export async function ensureInternalAccount(
  tx: Queries,
  kind: InternalAccount,
  currency: { readonly code: string; readonly letters: string } = UAH,
): Promise<number> {
  const internalCode = `${kind}:${currency.code}`;
  const find = () => tx.select({ id: account.id }).from(account).where(eq(account.internalCode, internalCode));
  const [found] = await find();
  if (found) return found.id;
  await tx
    .insert(account)
    .values({
      kind: 'internal',
      internalCode,
      number: internalCode,
      currencyCode: currency.code,
      currencyLetters: currency.letters,
      status: 0,
    })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`no internal account ${internalCode}`);
  return made.id;
}

/** Finds an account by both, because an IBAN may have several currencies. */
export async function findAccountByIban(tx: Queries, iban: string, currencyCode: string): Promise<AccountRow | null> {
  const [found] = await tx
    .select()
    .from(account)
    .where(and(eq(account.iban, iban), eq(account.currencyCode, currencyCode)));
  return found ?? null;
}
