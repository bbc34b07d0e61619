import type { UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { NO_CODE } from '@ncb/shared-kernel/domain/identifiers';
import { formatPhone, type CallBack, type CallBackFacts } from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import type { StoredCallBack } from '../../db/schema';
import { findDocument } from '../documents/find-document';
import { findUserById, formatShortName } from '../identity/users';

const { correspondent } = schema;

export interface CallBackReading {
  readonly facts: CallBackFacts;
  /** Statement as it will be stored. */
  readonly stored: StoredCallBack;
}

/**
 * Reads what the bank knows about a stated call. A statement that an edit leaves as it is stays that of its user.
 * Source: docs/requirements/payee-checks.md#call-back.
 * @returns null without a statement
 */
export async function readCallBack(
  tx: Queries,
  caller: CompanyCaller,
  payment: UahPaymentToSave,
): Promise<CallBackReading | null> {
  const { callBack } = payment;
  if (!callBack) return null;
  const { membership, userId, at } = caller;
  const time = toKyivMoment(at).slice(11, 16);
  const earlier = await findEarlier(tx, membership.companyId, payment, callBack);
  if (earlier) return { facts: { phones: [earlier.phone], time }, stored: earlier };
  const phones = await readPhones(tx, membership.companyId, payment);
  const name = formatShortName(await findUserById(tx, userId));
  return {
    facts: { phones: [...phones.keys()], time },
    stored: { ...callBack, caller: name, callerId: userId, phoneSince: phones.get(callBack.phone) ?? '' },
  };
}

/** Finds the same statement about the same account in the version that is changed. */
async function findEarlier(
  tx: Queries,
  companyId: number,
  { id, creditIban }: UahPaymentToSave,
  { isDone, person, phone, day, time, confirmedBy }: CallBack,
): Promise<StoredCallBack | null> {
  if (id === null) return null;
  const row = await findDocument(tx, companyId, id);
  const stored = row?.receiverAccount === creditIban ? row.details.callBack : undefined;
  const isSame =
    stored?.isDone === isDone &&
    stored.person === person &&
    stored.phone === phone &&
    stored.day === day &&
    stored.time === time &&
    stored.confirmedBy === confirmedBy;
  return isSame ? stored : null;
}

/**
 * Reads the receiver's numbers in the company's catalogue, each with the day on which it was entered. The code finds the
 * rows, as the account may be new; receivers abroad share nine zeros, so theirs are found by the account as well.
 */
async function readPhones(
  tx: Queries,
  companyId: number,
  { receiverCode, creditIban }: Pick<UahPaymentToSave, 'receiverCode' | 'creditIban'>,
): Promise<ReadonlyMap<string, string>> {
  const { code, iban, phone, phoneSince } = correspondent;
  const rows = await tx
    .select({ phone, since: phoneSince })
    .from(correspondent)
    .where(
      and(
        eq(correspondent.companyId, companyId),
        eq(code, receiverCode),
        isNotNull(phoneSince),
        receiverCode === NO_CODE ? eq(iban, creditIban) : undefined,
      ),
    );
  const days = new Map<string, string>();
  for (const row of rows) {
    const day = row.since ?? '';
    const known = days.get(row.phone);
    // The earliest: the number was known by then.
    if (known === undefined || day < known) days.set(row.phone, day);
  }
  return days;
}

/** Describes a statement for the action journal. */
export function describeCallBack({ isDone, caller, person, phone, day, time, confirmedBy }: StoredCallBack): string {
  if (!isDone) return JOURNAL_DETAILS.noCallBack;
  const facts = [person, formatPhone(phone), `${toDotted(day)} ${time}`, confirmedBy].filter((fact) => fact !== '');
  return `${JOURNAL_DETAILS.callBack}: ${caller} → ${facts.join(', ')}`;
}
