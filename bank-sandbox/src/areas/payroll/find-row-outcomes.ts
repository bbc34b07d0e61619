import { REFUSAL_REASONS, type RefusalSentence } from '@ncb/shared-kernel/domain';
import { PayrollRowStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getIbanBankCode, getShortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { isAccountOfPerson, checkOwnerCode, type FindOwnerCodes } from '@ncb/shared-kernel/domain/rules';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import type { GridRow } from './payroll-grid';

const { bank, closedAccount } = schema;

/** Paid, or returned for a reason that the company reads. */
export type RowOutcome =
  | { readonly outcome: typeof PayrollRowStatus.paid; readonly reason: null }
  | { readonly outcome: typeof PayrollRowStatus.returned; readonly reason: RefusalSentence };

const PAID: RowOutcome = { outcome: PayrollRowStatus.paid, reason: null };
const toReturned = (reason: RefusalSentence): RowOutcome => ({ outcome: PayrollRowStatus.returned, reason });

export function getBankCode(account: string): string {
  return account.startsWith('UA') ? getIbanBankCode(account) : OWN_BANK.code;
}

/** Reasons name no person or account: the row has them. */
export async function findRowOutcomes(tx: Queries, employees: readonly GridRow[]): Promise<readonly RowOutcome[]> {
  const knownBankCodes = await findKnownBanks(tx, [...new Set(employees.map(({ account }) => getBankCode(account)))]);
  const closed = await findClosed(tx, employees);
  const ownerCodesOf = await findOwnerCodesFor(
    tx,
    employees.map(({ account, taxCode }) => ({ account, code: taxCode })),
  );
  return employees.map((row) => getOutcome(row, { knownBankCodes, closed, ownerCodesOf }));
}

async function findKnownBanks(tx: Queries, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ code: bank.code })
    .from(bank)
    .where(inArray(bank.code, [...codes]));
  return new Set(rows.map(({ code }) => code));
}

async function findClosed(tx: Queries, employees: readonly GridRow[]): Promise<ReadonlySet<string>> {
  const paid = new Set(employees.map(({ account }) => toAccountNumber(account)));
  const rows = await tx.select().from(closedAccount);
  return new Set(rows.map(({ account }) => toAccountNumber(account)).filter((number) => paid.has(number)));
}

interface ReceiverFacts {
  readonly knownBankCodes: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
  readonly ownerCodesOf: FindOwnerCodes;
}

function getOutcome(
  { account, taxCode }: GridRow,
  { knownBankCodes, closed, ownerCodesOf }: ReceiverFacts,
): RowOutcome {
  const code = getBankCode(account);
  if (!knownBankCodes.has(code)) return toReturned(REFUSAL_REASONS.bankUnknown);
  if (!isAccountOfPerson(account, OWN_BANK.code)) return toReturned(REFUSAL_REASONS.accountNotOfPerson);
  if (closed.has(toAccountNumber(account))) return toReturned(REFUSAL_REASONS.accountClosed);
  return checkOwnerCode(taxCode, ownerCodesOf(account)) ? toReturned(REFUSAL_REASONS.codeNotOfOwner) : PAID;
}

function toAccountNumber(account: string): string {
  return account.startsWith('UA') && getIbanBankCode(account) === OWN_BANK.code ? getShortAccount(account) : account;
}
