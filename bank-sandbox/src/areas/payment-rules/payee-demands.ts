import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { isBudgetIban } from '@ncb/shared-kernel/domain/identifiers';
import { addAmounts, compareAmounts } from '@ncb/shared-kernel/domain/money';
import type { ApprovalPolicy } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { getKyivDayStart } from '../../clock';
import { schema, selectRows, type Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';
import { readPaymentRules } from './rules-in-force';
import { wasPaid } from './was-paid';

const { account, document } = schema;

/**
 * Days after which a payee that was paid is new no longer, so that only payments of these days count together. Ours: as long
 * as parts of one sum may take. Source: docs/requirements/payee-checks.md#demands.
 */
const NEW_PAYEE_DAYS = 30;

/** Payment that the demands for new payees judge, stored or not. */
type JudgedPayee = Pick<DocumentRow, 'companyId' | 'type' | 'amount' | 'receiverAccount'> & {
  /** Null before it is stored. */
  readonly id: number | null;
};

/**
 * Returns why a payment may not be signed: the policy demands a call to its payee, and none was made. Source:
 * docs/requirements/payee-checks.md#demands.
 */
export async function findCallBackRefusal(
  queries: Queries,
  row: DocumentRow,
  bankDay: string,
): Promise<Extract<RefusalCode, 'callBackMissing'> | null> {
  const { approval } = await readPaymentRules(queries, row.companyId);
  return (await lacksCall(queries, approval, row, bankDay)) ? 'callBackMissing' : null;
}

/** Returns why a payment may not be sent: as at signing, or its payee's account was entered too short a time ago. */
export async function findPayeeRefusal(
  queries: Queries,
  row: DocumentRow,
  { bankDay, at }: Pick<CompanyCaller, 'bankDay' | 'at'>,
): Promise<Extract<RefusalCode, 'callBackMissing' | 'payeeCooling'> | null> {
  const { approval } = await readPaymentRules(queries, row.companyId);
  if (await lacksCall(queries, approval, row, bankDay)) return 'callBackMissing';
  const until = await readCoolingEnd(queries, approval, row, at);
  return until && until > at ? 'payeeCooling' : null;
}

/** True if a policy demands a call before a payment, and none is stated. */
async function lacksCall(
  queries: Queries,
  policy: ApprovalPolicy,
  row: DocumentRow,
  bankDay: string,
): Promise<boolean> {
  return !row.details.callBack?.isDone && demandsCallBack(queries, policy, row, bankDay);
}

/** True if a policy demands a call before a payment. */
export async function demandsCallBack(
  queries: Queries,
  { callBackAbove }: ApprovalPolicy,
  payment: JudgedPayee,
  bankDay: string,
): Promise<boolean> {
  if (callBackAbove === null || payment.type !== DocumentType.uahPayment) return false;
  if (await isTrustedAccount(queries, payment)) return false;
  const since = getKyivDayStart(addDays(bankDay, -NEW_PAYEE_DAYS));
  // A small payment to try the account does not free the large one, unless it is long ago.
  const proves = or(
    lt(document.confirmedAt, since),
    gt(document.amount, callBackAbove),
    sql`(${document.details} #>> '{callBack,isDone}') = 'true'`,
  );
  if (await wasPaid(queries, payment, and(eq(document.type, DocumentType.uahPayment), proves))) return false;
  const sum = addAmounts(payment.amount, await sumWithoutCall(queries, payment));
  return compareAmounts(sum, callBackAbove) > 0;
}

/**
 * Sums the other payments to a new payee's account that are signed, sent or executed without a call: parts of one demand.
 */
async function sumWithoutCall(queries: Queries, { id, companyId, receiverAccount }: JudgedPayee): Promise<string> {
  const [found] = await selectRows<{ sum: string }>(
    queries,
    sql`
    SELECT coalesce(sum(amount), 0.00)::text AS sum FROM document
    WHERE company_id = ${companyId} AND receiver_account = ${receiverAccount} AND id IS DISTINCT FROM ${id}::bigint
      AND type = ${DocumentType.uahPayment} AND deleted_at IS NULL
      AND status IN (${DocumentStatus.ready}, ${DocumentStatus.inProgress}, ${DocumentStatus.success})
      AND (details #>> '{callBack,isDone}') IS DISTINCT FROM 'true'`,
  );
  return found?.sum ?? '0.00';
}

/** Returns when a new payee can be paid; null if no time is demanded. */
export async function readCoolingEnd(
  queries: Queries,
  { coolingHours }: ApprovalPolicy,
  payment: JudgedPayee,
  now: Date,
): Promise<Date | null> {
  const isPayment = payment.type === DocumentType.uahPayment || payment.type === DocumentType.currencyPayment;
  if (coolingHours === null || !isPayment) return null;
  if ((await isTrustedAccount(queries, payment)) || (await wasPaid(queries, payment))) return null;
  const first = (await findFirstEntry(queries, payment)) ?? now;
  return new Date(first.getTime() + coolingHours * 60 * 60_000);
}

/** True for accounts of the Treasury, of the bank and of the company itself. */
export async function isTrustedAccount(
  queries: Queries,
  { companyId, receiverAccount }: Pick<JudgedPayee, 'companyId' | 'receiverAccount'>,
): Promise<boolean> {
  if (isBudgetIban(receiverAccount)) return true;
  const [found] = await queries
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.iban, receiverAccount), or(eq(account.companyId, companyId), isNull(account.companyId))))
    .limit(1);
  return found !== undefined;
}

/**
 * Finds when an account was first signed for, by the texts of payments that still stand: an older payment whose account
 * was changed since counts from that change, and a draft, a deleted or refused payment starts no time unseen. A text whose
 * signatures were revoked counts too: a correction does not restart the time.
 */
async function findFirstEntry(queries: Queries, { companyId, receiverAccount }: JudgedPayee): Promise<Date | null> {
  const [found] = await selectRows<{ first: string | null }>(
    queries,
    sql`
    SELECT to_char(min(s.accepted_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS first
    FROM document d
    JOIN document_version v ON v.document_id = d.id
    JOIN document_signature s ON s.document_id = d.id AND s.version = v.version
    WHERE d.company_id = ${companyId} AND d.receiver_account = ${receiverAccount}
      AND d.deleted_at IS NULL AND d.status <> ${DocumentStatus.aborted}
      AND coalesce(v.canonical::jsonb ->> 'receiverIban', v.canonical::jsonb ->> 'receiverAccount') = ${receiverAccount}`,
  );
  return found?.first ? new Date(found.first) : null;
}
