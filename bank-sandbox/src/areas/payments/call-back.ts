import type { UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { addDays, toDotted } from '@ncb/shared-kernel/domain/dates';
import { NO_CODE } from '@ncb/shared-kernel/domain/identifiers';
import {
  formatPhone,
  isRowOfReceiver,
  isSameCall,
  NO_CALL,
  RECEIVER_HISTORY_DAYS,
  type CallBackFacts,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType, JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { isTrustedReceiver } from '@ncb/shared-kernel/domain/warnings';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, selectRows, type Queries } from '../../db';
import type { StoredCallBack } from '../../db/schema';
import { OWN_BANK } from '../banks/own-bank';
import { findDocument } from '../documents/find-document';
import { findUserById, formatShortName } from '../identity/users';
import { isTrustedAccount } from '../payment-rules/payee-demands';

const { correspondent } = schema;

export interface CallBackReading {
  /** Facts against which a stated call is checked; null for one that an edit leaves as it is or that is ignored. */
  readonly facts: CallBackFacts | null;
  /** Statement as it will be stored; null for none. */
  readonly stored: StoredCallBack | null;
  /** Text for the action journal; null if nothing is to be told. */
  readonly detail: string | null;
}

/** Record of the bank itself: the account is not the one paid before, and no user stated whether there was a call. */
const UNANSWERED: StoredCallBack = { ...NO_CALL, caller: '', callerId: null, phoneSince: '' };

/**
 * Reads what the bank knows about a stated call. A statement that an edit leaves as it is, or does not mention, stays
 * that of its user; one about a trusted account is ignored. Source: docs/requirements/payee-checks.md#call-back.
 */
export async function readCallBack(
  tx: Queries,
  caller: CompanyCaller,
  payment: UahPaymentToSave,
): Promise<CallBackReading> {
  const { callBack } = payment;
  const { membership, userId, at } = caller;
  const { companyId } = membership;
  const { earlier, isOfReceiver } = await findEarlier(tx, companyId, payment);
  if (earlier && isOfReceiver && (!callBack || isSameCall(earlier, callBack)))
    return { facts: null, stored: earlier, detail: describeCallBack(earlier) };
  const isTrusted = await isTrustedPayee(tx, companyId, payment);
  if (!callBack || isTrusted) {
    const stored = !isTrusted && (await isAccountChanged(tx, caller, payment)) ? UNANSWERED : null;
    const details = [earlier && JOURNAL_DETAILS.callBackDropped, stored && JOURNAL_DETAILS.callBackUnanswered];
    return { facts: null, stored, detail: details.filter(Boolean).join('; ') || null };
  }
  const phones = await readPhones(tx, companyId, payment);
  const name = formatShortName(await findUserById(tx, userId));
  const stored = { ...callBack, caller: name, callerId: userId, phoneSince: phones.get(callBack.phone) ?? '' };
  const time = toKyivMoment(at).slice(11, 16);
  return { facts: { phones: [...phones.keys()], time }, stored, detail: describeCallBack(stored) };
}

/** Finds a user's statement in the version that is changed, and whether it is about the same account and code. */
async function findEarlier(
  tx: Queries,
  companyId: number,
  { id, creditIban, receiverCode }: UahPaymentToSave,
): Promise<{ readonly earlier: StoredCallBack | null; readonly isOfReceiver: boolean }> {
  const row = id === null ? null : await findDocument(tx, companyId, id);
  const stored = row?.details.callBack;
  const isOfReceiver = row?.receiverAccount === creditIban && row.receiverCode === receiverCode;
  return { earlier: stored && stored.caller !== '' ? stored : null, isOfReceiver };
}

async function isTrustedPayee(tx: Queries, companyId: number, payment: UahPaymentToSave): Promise<boolean> {
  const atBank = { bankCode: OWN_BANK.code, ownIbans: [] };
  return isTrustedReceiver(payment, atBank) || isTrustedAccount(tx, { companyId, receiverAccount: payment.creditIban });
}

/**
 * True if payments of the company to a code were executed, none of them to this account, as the form judges it too.
 * Executed ones only: the user who enters a forged invoice can also change catalogue and drafts.
 */
async function isAccountChanged(
  tx: Queries,
  { membership: { companyId }, bankDay }: CompanyCaller,
  { receiverCode, receiverHasCode, creditIban }: UahPaymentToSave,
): Promise<boolean> {
  if (!receiverHasCode || receiverCode === NO_CODE) return false;
  const paid = sql`
    SELECT FROM document
    WHERE company_id = ${companyId} AND receiver_code = ${receiverCode} AND status = ${DocumentStatus.success}
      AND type = ${DocumentType.uahPayment} AND document_date >= ${addDays(bankDay, -RECEIVER_HISTORY_DAYS)}`;
  const [found] = await selectRows<{ changed: boolean }>(
    tx,
    sql`
    SELECT EXISTS (${paid} AND receiver_account <> ${creditIban})
      AND NOT EXISTS (${paid} AND receiver_account = ${creditIban}) AS changed`,
  );
  return found?.changed === true;
}

/**
 * Reads the receiver's numbers in the company's catalogue, each with the day on which it was entered. The code finds the
 * rows, as the account may be new.
 */
async function readPhones(
  tx: Queries,
  companyId: number,
  receiver: Pick<UahPaymentToSave, 'receiverCode' | 'creditIban'>,
): Promise<ReadonlyMap<string, string>> {
  const { code, iban, phone, phoneSince } = correspondent;
  const rows = await tx
    .select({ code, iban, phone, since: phoneSince })
    .from(correspondent)
    .where(and(eq(correspondent.companyId, companyId), eq(code, receiver.receiverCode), isNotNull(phoneSince)));
  const days = new Map<string, string>();
  for (const row of rows.filter((one) => isRowOfReceiver(one, receiver))) {
    const day = row.since ?? '';
    const known = days.get(row.phone);
    // The earliest: the number was known by then.
    if (known === undefined || day < known) days.set(row.phone, day);
  }
  return days;
}

/** Describes a statement for the action journal. */
function describeCallBack({ isDone, caller, person, phone, day, time, confirmedBy }: StoredCallBack): string {
  if (!isDone) return JOURNAL_DETAILS.noCallBack;
  const facts = [person, formatPhone(phone), `${toDotted(day)} ${time}`, confirmedBy].filter((fact) => fact !== '');
  return `${JOURNAL_DETAILS.callBack}: ${caller} → ${facts.join(', ')}`;
}
