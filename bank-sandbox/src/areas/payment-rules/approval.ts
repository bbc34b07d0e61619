import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { addAmounts, toHryvnias } from '@ncb/shared-kernel/domain/money';
import {
  getApprovalNeed,
  isAbovePersonMax,
  isSamePolicy,
  needsDirector,
  NO_APPROVAL_POLICY,
  type ApprovalNeed,
  type ApprovalPolicy,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType, PAYROLL, UAH, type TwoPeopleReason } from '@ncb/shared-kernel/domain/vocabulary';
import { isHalfSigned, type ApprovalSigner, type ApprovalState } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, sql } from 'drizzle-orm';
import { schema, selectRows, type Queries } from '../../db';
import { toOfficialRate } from '../currency/quoted-rates';
import { buildValidSignaturesCondition } from '../documents/build-valid-signatures-condition';
import type { DocumentRow } from '../documents/find-document';
import { findRate } from '../rates/find-rate';
import { readDirectors } from './company-signers';
import { lockSums } from './lock-sums';
import { readPaymentRules } from './rules-in-force';
import { wasPaid } from './was-paid';

const { account, document, documentSignature } = schema;

/** Payment that a policy judges, stored or not. */
type ApprovedPayment = Pick<DocumentRow, 'companyId' | 'type' | 'amount' | 'currencyCode' | 'receiverAccount'> & {
  /** Null before it is signed: only signed payments count in the sums. */
  readonly id: number | null;
};

interface StoredSigner extends ApprovalSigner {
  readonly userId: number;
}

/**
 * Reads what the policy demands of the signature of a user. Source: docs/requirements/approval-policy.md#rules.
 * @returns undefined if neither a policy nor an earlier signature matters
 */
export async function readApprovalState(
  queries: Queries,
  row: DocumentRow,
  { userId, isDirector, bankDay }: { readonly userId: number; readonly isDirector: boolean; readonly bankDay: string },
): Promise<ApprovalState | undefined> {
  const policy = await readPolicy(queries, row.companyId);
  if (!policy && !isHalfSigned(row.status)) return undefined;
  const others = (await readSigners(queries, row)).filter((signer) => signer.userId !== userId);
  // Two people they are already: no sum of the day matters, and to read one takes a scan of it.
  if (others.length > 0)
    return { needsTwoPeople: false, needsDirector: await demandsDirector(queries, policy, row), others, isDirector };
  const { need, isAboveOwn } = await judgePayment(queries, policy, row, { userId, bankDay, counts: 'signed' });
  return {
    needsTwoPeople: need.twoPeople.length > 0 || isAboveOwn,
    needsDirector: need.director,
    others,
    isDirector,
  };
}

/** True if the policy demands a director among the signers of a payment. */
export async function demandsDirector(
  queries: Queries,
  policy: ApprovalPolicy | null,
  payment: Pick<ApprovedPayment, 'amount' | 'currencyCode'>,
): Promise<boolean> {
  // Without such a limit no rate is read: a journal asks for each of its rows.
  if (policy === null || policy.withoutDirectorMax === null) return false;
  return needsDirector(policy, await convertToUah(queries, payment));
}

/**
 * Returns why the signers of a document may not send it today: the policy may be stricter than at signing, or the day's
 * sum used up.
 */
export async function findApprovalRefusal(
  tx: Queries,
  row: DocumentRow,
  bankDay: string,
): Promise<Extract<RefusalCode, 'approvalMissing'> | null> {
  const policy = await lockApproval(tx, row.companyId);
  if (!policy) return null;
  const signers = await readSigners(tx, row);
  const [first, second] = signers;
  const userId = first && !second ? first.userId : null;
  const { need, isAboveOwn } = await judgePayment(tx, policy, row, { userId, bankDay, counts: 'sent' });
  const lacksPeople = signers.length < 2 && (need.twoPeople.length > 0 || isAboveOwn);
  const lacksDirector = need.director && !signers.some(({ isDirector }) => isDirector);
  return lacksPeople || lacksDirector ? 'approvalMissing' : null;
}

/**
 * Serialises signing and sending of a company with a policy: two payments at the same moment would both fit into a day's
 * sum.
 * @returns the policy in force; null if it demands nothing
 */
export async function lockApproval(tx: Queries, companyId: number): Promise<ApprovalPolicy | null> {
  if (!(await readPolicy(tx, companyId))) return null;
  await lockSums(tx, 'approval', companyId);
  // It may have changed while the lock was awaited.
  return readPolicy(tx, companyId);
}

/** Reads the policy in force; null if it demands nothing. */
export async function readPolicy(queries: Queries, companyId: number): Promise<ApprovalPolicy | null> {
  const { approval } = await readPaymentRules(queries, companyId);
  return isSamePolicy(approval, NO_APPROVAL_POLICY) ? null : approval;
}

interface Judging {
  /** User who signs; null if several have. */
  readonly userId: number | null;
  readonly bankDay: string;
  /** Payments that count in the sums: sent on the day, or also those that are signed and not sent. */
  readonly counts: 'signed' | 'sent';
}

/**
 * Judges a payment by a policy.
 * @returns also whether the payment is above what the user may still sign alone
 */
export async function judgePayment(
  queries: Queries,
  policy: ApprovalPolicy | null,
  payment: ApprovedPayment,
  judging: Judging,
): Promise<{ readonly need: ApprovalNeed; readonly isAboveOwn: boolean }> {
  if (!policy) return { need: { twoPeople: [], director: false }, isAboveOwn: false };
  const { userId } = judging;
  const amount = await convertToUah(queries, payment);
  const hasSums = (policy.dayMax !== null || policy.people.length > 0) && !isPaidByOthers(payment);
  const sums = hasSums ? await sumSignedAlone(queries, payment, judging) : NO_SUMS;
  const traits = await listTraits(queries, payment, policy.twoPeopleFor);
  return {
    need: getApprovalNeed(policy, { amount, daySum: sums.ofCompany, traits }),
    isAboveOwn: userId !== null && isAbovePersonMax(policy, String(userId), sums.ofUser, amount),
  };
}

/** Converts an amount at the National Bank's rate of today. */
async function convertToUah(
  queries: Queries,
  { amount, currencyCode }: Pick<ApprovedPayment, 'amount' | 'currencyCode'>,
): Promise<string> {
  if (currencyCode === UAH.code) return amount;
  const rate = await findRate(queries, currencyCode);
  if (!rate) throw new Error(`no rate of the currency ${currencyCode}`);
  return toHryvnias(amount, toOfficialRate(rate));
}

const NO_SUMS = { ofCompany: '0.00', ofUser: '0.00' };

/**
 * True for documents whose money comes by payments of their own: payrolls and requests to buy currency. Those payments
 * count in the sums, so that the same money does not count twice.
 */
const isPaidByOthers = ({ type }: Pick<ApprovedPayment, 'type'>) =>
  type === PAYROLL || type === DocumentType.buyRequest;

/** Sums the other payments that one person has signed, UAH: of the company, and of a user. */
async function sumSignedAlone(
  queries: Queries,
  { companyId, id }: ApprovedPayment,
  { userId, bankDay, counts }: Judging,
): Promise<{ readonly ofCompany: string; readonly ofUser: string }> {
  const sent = sql`(d.sent_day = ${bankDay} AND d.status IN (${DocumentStatus.inProgress}, ${DocumentStatus.success}))`;
  const signed = sql`(d.status = ${DocumentStatus.ready} AND d.deleted_at IS NULL)`;
  const rows = await selectRows<{ code: string; company: string; own: string }>(
    queries,
    sql`
    SELECT d.currency_code AS code, sum(d.amount)::text AS company,
      coalesce(sum(d.amount) FILTER (WHERE s.signer = ${userId}::bigint), 0.00)::text AS own
    FROM document d
    CROSS JOIN LATERAL (
      SELECT min(user_id) AS signer FROM document_signature
      WHERE document_id = d.id AND version = d.version AND revoked_at IS NULL
      HAVING count(*) = 1
    ) s
    WHERE d.company_id = ${companyId} AND d.id IS DISTINCT FROM ${id}::bigint
      AND d.type NOT IN (${DocumentType.buyRequest}, ${sql.param(PAYROLL, document.type)})
      AND ${counts === 'sent' ? sent : sql`(${sent} OR ${signed})`}
    GROUP BY d.currency_code`,
  );
  let sums = NO_SUMS;
  for (const { code, company, own } of rows)
    sums = {
      ofCompany: addAmounts(sums.ofCompany, await convertToUah(queries, { amount: company, currencyCode: code })),
      ofUser: addAmounts(sums.ofUser, await convertToUah(queries, { amount: own, currencyCode: code })),
    };
  return sums;
}

/** Finds which of the reasons a payment has. */
async function listTraits(
  queries: Queries,
  payment: ApprovedPayment,
  reasons: readonly TwoPeopleReason[],
): Promise<readonly TwoPeopleReason[]> {
  const traits: TwoPeopleReason[] = [];
  for (const reason of reasons) if (await HAS_TRAIT[reason](queries, payment)) traits.push(reason);
  return traits;
}

type HasTrait = (queries: Queries, payment: ApprovedPayment) => boolean | Promise<boolean>;

const HAS_TRAIT: Readonly<Record<TwoPeopleReason, HasTrait>> = {
  payroll: (_queries, { type }) => type === PAYROLL,
  currency: (_queries, { type }) => type !== PAYROLL && type !== DocumentType.uahPayment,
  newReceiver(queries, payment) {
    const { type } = payment;
    if (type === PAYROLL) return hasNewEmployee(queries, payment);
    const isPayment = type === DocumentType.uahPayment || type === DocumentType.currencyPayment;
    return isPayment && isNewReceiver(queries, payment);
  },
};

/** True if a stored payroll has a row whose account no payroll of the company has paid. */
async function hasNewEmployee(queries: Queries, { id, companyId }: ApprovedPayment): Promise<boolean> {
  const rows = await selectRows(
    queries,
    sql`
    SELECT 1 FROM payroll_row
    WHERE document_id = ${id}::bigint AND account NOT IN (
      SELECT paid.account FROM payroll_payment paid JOIN document d ON d.id = paid.document_id
      WHERE d.company_id = ${companyId}
    )
    LIMIT 1`,
  );
  return rows.length > 0;
}

/** True for an account that is not the company's own and to which no payment of the company was executed. */
async function isNewReceiver(
  queries: Queries,
  { companyId, receiverAccount }: Pick<ApprovedPayment, 'companyId' | 'receiverAccount'>,
): Promise<boolean> {
  const [own] = await queries
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.companyId, companyId), eq(account.iban, receiverAccount)))
    .limit(1);
  return !own && !(await wasPaid(queries, { companyId, receiverAccount }));
}

/** Reads the signers of the present version, with their present roles. */
async function readSigners(queries: Queries, row: DocumentRow): Promise<readonly StoredSigner[]> {
  const signers = await queries
    .select({ userId: documentSignature.userId, right: documentSignature.signatureRight })
    .from(documentSignature)
    .where(buildValidSignaturesCondition(row));
  if (signers.length === 0) return [];
  const directors = await readDirectors(queries, row.companyId);
  return signers.map((signer) => ({ ...signer, isDirector: directors.has(signer.userId) }));
}
