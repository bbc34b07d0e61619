import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import { PayrollRowStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { bankCodeOf, shortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { isAccountOfPerson, ownerCodeKey, type OwnerCodesOf } from '@ncb/shared-kernel/domain/rules';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import { ownerCodesFor } from '../receivers/find-account-facts';
import type { SheetRow } from './sheet';

const { bank, closedAccount } = schema;

/** Paid, or returned for a reason that the company reads. */
export type RowOutcome =
  | { readonly outcome: typeof PayrollRowStatus.paid; readonly reason: null }
  | { readonly outcome: typeof PayrollRowStatus.returned; readonly reason: RefusalSentence };

const PAID: RowOutcome = { outcome: PayrollRowStatus.paid, reason: null };
const returned = (reason: RefusalSentence): RowOutcome => ({ outcome: PayrollRowStatus.returned, reason });

export function bankOf(account: string): string {
  return account.startsWith('UA') ? bankCodeOf(account) : OWN_BANK.code;
}

/** Reasons name no person or account: the row has them. */
export async function rowOutcomes(tx: Queries, employees: readonly SheetRow[]): Promise<readonly RowOutcome[]> {
  const known = await knownBanks(tx, [...new Set(employees.map(({ account }) => bankOf(account)))]);
  const closed = await closedAmong(tx, employees);
  const ownerCodesOf = await ownerCodesFor(
    tx,
    employees.map(({ account, taxCode }) => ({ account, code: taxCode })),
  );
  return employees.map((row) => outcomeOf(row, { known, closed, ownerCodesOf }));
}

async function knownBanks(tx: Queries, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ code: bank.code })
    .from(bank)
    .where(inArray(bank.code, [...codes]));
  return new Set(rows.map(({ code }) => code));
}

async function closedAmong(tx: Queries, employees: readonly SheetRow[]): Promise<ReadonlySet<string>> {
  const paid = new Set(employees.map(({ account }) => numberOf(account)));
  const rows = await tx.select().from(closedAccount);
  return new Set(rows.map(({ account }) => numberOf(account)).filter((number) => paid.has(number)));
}

interface PayeeFacts {
  readonly known: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
  readonly ownerCodesOf: OwnerCodesOf;
}

function outcomeOf({ account, taxCode }: SheetRow, { known, closed, ownerCodesOf }: PayeeFacts): RowOutcome {
  const code = bankOf(account);
  if (!known.has(code)) return returned(REFUSAL_REASONS.bankUnknown);
  if (!isAccountOfPerson(account, OWN_BANK.code)) return returned(REFUSAL_REASONS.accountNotOfPerson);
  if (closed.has(numberOf(account))) return returned(REFUSAL_REASONS.accountClosed);
  return ownerCodeKey(taxCode, ownerCodesOf(account)) ? returned(REFUSAL_REASONS.codeNotOfOwner) : PAID;
}

function numberOf(account: string): string {
  return account.startsWith('UA') && bankCodeOf(account) === OWN_BANK.code ? shortAccount(account) : account;
}
