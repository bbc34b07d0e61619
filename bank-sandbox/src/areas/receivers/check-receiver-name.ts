import type { ReceiverNameCheck } from '@ncb/shared-kernel/api/contract';
import { getIbanBankCode, getShortAccount, isBudgetIban } from '@ncb/shared-kernel/domain/identifiers';
import { toTypedCode } from '@ncb/shared-kernel/domain/receiver-name';
import { isClosed } from '@ncb/shared-kernel/domain/vocabulary';
import { eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { Services } from '../../services';
import { OWN_BANK } from '../banks/own-bank';
import { findOwners } from './find-owners';
import { askNetwork } from './ask-network';
import { compareName, notChecked, type NameRequest } from './name-request';

/** Compares a name in our bank or, within a time limit, through the other bank. Never fails: then nothing is checked. */
export async function checkReceiverName(
  { db, faults, config }: Services,
  request: NameRequest,
): Promise<ReceiverNameCheck> {
  const ours = await checkInOwnBank(db.queries, request);
  if (ours) return ours;
  const limit = AbortSignal.timeout(config.receiverNameTimeoutMs);
  try {
    return await askNetwork(faults, request, limit);
  } catch {
    return notChecked(limit.aborted ? 'noAnswer' : 'failed');
  }
}

/** @returns null for an account of another bank */
export async function checkInOwnBank(queries: Queries, request: NameRequest): Promise<ReceiverNameCheck | null> {
  if (isBudgetIban(request.account)) return notChecked('treasury');
  if (getIbanBankCode(request.account) !== OWN_BANK.code) return null;
  const owner = (await findOwners(queries, [request.account])).get(request.account);
  if (!owner || (await isClosedAccount(queries, request.account))) return compareName(request, null);
  // The bank does not store the kind of a code: the one of the request counts.
  const codes = owner.codes.flatMap((code) => toTypedCode(code, request.hasCode) ?? []);
  return compareName(request, { names: owner.names, codes });
}

async function isClosedAccount(queries: Queries, iban: string): Promise<boolean> {
  const { account, closedAccount } = schema;
  // One IBAN may have an account in each currency.
  const accounts = await queries.select({ status: account.status }).from(account).where(eq(account.iban, iban));
  if (accounts.length > 0 && accounts.every(({ status }) => isClosed(status))) return true;
  const inEitherForm = inArray(closedAccount.account, [iban, getShortAccount(iban)]);
  return (await queries.select().from(closedAccount).where(inEitherForm)).length > 0;
}
