import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { account } = schema;

export type AccountRow = typeof account.$inferSelect;

/**
 * Locks customers' accounts for a change, in the order of their ids: two transactions that lock several never wait in
 * a ring. Internal accounts come along unlocked: they have no balance to change, and every payment needs one.
 */
export async function lockAccounts(tx: Queries, ids: readonly number[]): Promise<readonly AccountRow[]> {
  const named = inArray(account.id, [...ids]);
  const customers = await tx
    .select()
    .from(account)
    .where(and(named, ne(account.kind, 'internal')))
    .orderBy(asc(account.id))
    // A plain FOR UPDATE dead-locks with inserts of documents, whose foreign key takes a share of the account's key.
    .for('no key update');
  if (customers.length === ids.length) return customers;
  const internal = await tx
    .select()
    .from(account)
    .where(and(named, eq(account.kind, 'internal')));
  return [...customers, ...internal];
}

/**
 * What the ledger sets against customers' money: `sep` stands for payments through SEP to other banks, `equity` for
 * what the accounts held before the ledger began, `nostro` for our accounts with correspondents, `position` for what we
 * have bought and sold of a currency, `purchase` for hryvnias that wait for a purchase, `income` for fees,
 * `employees` for people with us whom a payroll pays, `deposits` for what companies have placed with us.
 */
export type InternalAccount =
  | 'sep'
  | 'equity'
  | 'nostro'
  | 'position'
  | 'purchase'
  | 'income'
  | 'employees'
  | 'deposits';

/** The bank's own account of a kind in a currency, made when it is first needed. */
export async function internalAccount(
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

/** The account behind an IBAN with us, in one currency (one IBAN may carry several). */
export async function accountByIban(tx: Queries, iban: string, currencyCode: string): Promise<AccountRow | null> {
  const [found] = await tx
    .select()
    .from(account)
    .where(and(eq(account.iban, iban), eq(account.currencyCode, currencyCode)));
  return found ?? null;
}
