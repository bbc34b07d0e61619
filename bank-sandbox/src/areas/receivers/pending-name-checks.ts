import type { ReceiverNameCheck, StoredNameCheck } from '@ncb/shared-kernel/api/contract';
import { inArray, sql } from 'drizzle-orm';
import { toKyivMoment } from '../../clock';
import { ENGINE, writeAudit } from '../../audit';
import { selectRows, schema, type Queries } from '../../db';
import { PERSON_NAME } from './asked-accounts';
import { NAME_CHECKS_KEPT_MS } from './find-name-check';
import { notChecked, type NameRequest } from './name-request';

const { document } = schema;

/** Names of one account that a company may have compared within a day: more would be guesses at its owner. */
const NAMES_OF_ACCOUNT_MAX = 5;
/** Names that a company may have compared in the background within a day. */
const NAMES_OF_DAY_MAX = 20_000;

/** Age in ms at which the claim of a process that was killed ends; longer than any portion takes. */
const CLAIM_MS = 30_000;

export interface PendingName extends NameRequest {
  readonly documentId: number;
  readonly row: number;
  readonly version: number;
  readonly companyId: number;
  readonly isDeleted: boolean;
}

/** Result of a pending name; none for a deleted document. `isNew` if its bank was asked now. */
export interface PendingResult {
  readonly pending: PendingName;
  readonly answer: ReceiverNameCheck | null;
  readonly checkedAt: Date;
  readonly isNew: boolean;
}

/** Claims the next names, so that no other process asks about them. */
export async function claimPendingNames(queries: Queries, now: Date, limit: number): Promise<readonly PendingName[]> {
  const at = now.toISOString();
  return selectRows<PendingName>(
    queries,
    sql`
      WITH due AS (
        SELECT document_id, row FROM pending_name_check
          -- A time far ahead was written by a clock that has been set back; clocks of two processes differ a little.
          WHERE claimed_at IS NULL OR claimed_at > ${new Date(now.getTime() + CLAIM_MS).toISOString()}::timestamptz
            OR claimed_at <= ${new Date(now.getTime() - CLAIM_MS).toISOString()}::timestamptz
          ORDER BY document_id, row LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ), claimed AS (
        UPDATE pending_name_check AS pending SET claimed_at = ${at}::timestamptz FROM due
          WHERE pending.document_id = due.document_id AND pending.row = due.row
          RETURNING pending.document_id, pending.row, pending.version
      )
      SELECT document_id::integer AS "documentId", row, claimed.version, company_id::integer AS "companyId",
          deleted_at IS NOT NULL AS "isDeleted", coalesce(payroll_row.account, receiver_account) AS account,
          CASE WHEN row = 0 THEN receiver_name ELSE ${PERSON_NAME} END AS name,
          coalesce(tax_code, receiver_code) AS code,
          CASE WHEN row = 0 THEN receiver_has_code ELSE tax_code ~ '^[0-9]{10}$' END AS "hasCode"
        FROM claimed JOIN document ON document.id = document_id LEFT JOIN payroll_row USING (document_id, row)`,
  );
}

/** Finds answers of the day to the same questions, by place in the list. */
export async function findAnswersOfDay(
  queries: Queries,
  names: readonly PendingName[],
  now: Date,
): Promise<ReadonlyMap<number, Pick<PendingResult, 'answer' | 'checkedAt'>>> {
  const rows = await selectRows<{ place: number; answer: ReceiverNameCheck; checkedAt: string }>(
    queries,
    sql`
      SELECT place::integer AS place, answer, checked_at AS "checkedAt"
        FROM ${buildQuestions(names)} JOIN receiver_name_check AS last
          ON last.company_id = item.company_id AND last.iban = item.account AND last.code = item.code
          AND last.has_code = item.has_code AND last.name = item.name
        WHERE checked_at > ${toDayAgo(now)}::timestamptz AND answer ->> 'verdict' <> 'notChecked'`,
  );
  return new Map(rows.map(({ place, answer, checkedAt }) => [place, { answer, checkedAt: new Date(checkedAt) }]));
}

/** Reads the daily quotas of names, per account of a company and per company; the result takes one if any is left. */
export async function readQuotaOfDay(
  queries: Queries,
  names: readonly PendingName[],
  now: Date,
): Promise<(pending: PendingName) => boolean> {
  const rows = await selectRows<{ companyId: number; account: string | null; count: number }>(
    queries,
    sql`
      SELECT last.company_id::integer AS "companyId", iban AS account, count(*)::integer AS count
        FROM receiver_name_check AS last
        WHERE (last.company_id, iban) IN (SELECT company_id, account FROM ${buildQuestions(names)})
          AND checked_at > ${toDayAgo(now)}::timestamptz
        GROUP BY 1, 2
      UNION ALL SELECT company_id::integer, NULL, count(*)::integer FROM receiver_name_check
        WHERE company_id IN (SELECT company_id FROM ${buildQuestions(names)}) AND in_background
          AND checked_at > ${toDayAgo(now)}::timestamptz
        GROUP BY 1`,
  );
  const counts = new Map(rows.map(({ companyId, account, count }) => [`${companyId} ${account ?? ''}`, count]));
  return ({ companyId, account }) => {
    const keys = [
      [`${companyId} `, NAMES_OF_DAY_MAX],
      [`${companyId} ${account}`, NAMES_OF_ACCOUNT_MAX],
    ] as const;
    if (keys.some(([key, max]) => (counts.get(key) ?? 0) >= max)) return false;
    for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return true;
  };
}

/** Stores results with their documents, unless a newer version waits for its own, and answers for the day. */
export async function storePendingResults(tx: Queries, results: readonly PendingResult[], now: Date): Promise<void> {
  const ids = [...new Set(results.map(({ pending }) => pending.documentId))];
  // Documents first and in order, like a save: two that wait for each other would fail.
  await tx
    .select({ id: document.id })
    .from(document)
    .where(inArray(document.id, ids))
    .orderBy(document.id)
    .for('no key update');
  const stored = JSON.stringify(results.map(toStoredResult));
  const answered = sql`
    jsonb_to_recordset(${stored}::jsonb) AS item (document_id bigint, row integer, version integer, result jsonb)`;
  await tx.execute(sql`
    UPDATE document SET details = jsonb_set(details, '{receiverNameCheck}', result) FROM ${answered}
      WHERE document.id = document_id AND document.version = item.version AND row = 0 AND result IS NOT NULL`);
  await tx.execute(sql`
    UPDATE payroll_row SET name_check = result FROM ${answered} JOIN document ON document.id = item.document_id
      WHERE payroll_row.document_id = item.document_id AND payroll_row.row = item.row
        AND document.version = item.version AND result IS NOT NULL`);
  await tx.execute(sql`
    DELETE FROM pending_name_check AS pending USING ${answered}
      WHERE pending.document_id = item.document_id AND pending.row = item.row AND pending.version = item.version`);
  const answers = JSON.stringify(results.filter(isKept).map(({ pending, answer }) => ({ ...pending, answer })));
  // Never in place of an answer of the day that a form was given: it may name the owner.
  await tx.execute(sql`
    INSERT INTO receiver_name_check (company_id, iban, code, has_code, name, answer, checked_at, in_background)
    SELECT DISTINCT ON ("companyId", account, code, "hasCode", name)
        "companyId", account, code, "hasCode", name, answer, ${now.toISOString()}::timestamptz, true
      FROM jsonb_to_recordset(${answers}::jsonb)
        AS item ("companyId" bigint, account text, code text, "hasCode" boolean, name text, answer jsonb)
    ON CONFLICT (company_id, iban, code, has_code, name) DO UPDATE
      SET answer = excluded.answer, checked_at = excluded.checked_at, in_background = true, counted_for = NULL
      WHERE receiver_name_check.in_background OR receiver_name_check.answer ->> 'verdict' = 'notChecked'
        OR receiver_name_check.checked_at <= ${toDayAgo(now)}::timestamptz`);
  await auditTooMany(tx, results, now);
}

function isKept({ answer, isNew }: PendingResult): boolean {
  return isNew && answer !== null && answer.reason !== 'noPart' && answer.reason !== 'tooMany';
}

function toStoredResult({ pending: { documentId, row, version }, answer, checkedAt }: PendingResult) {
  const result: StoredNameCheck | null = answer && { ...answer, checkedAt: toKyivMoment(checkedAt) };
  return { document_id: documentId, row, version, ...(result && { result }) };
}

async function auditTooMany(tx: Queries, results: readonly PendingResult[], at: Date): Promise<void> {
  const refused = new Map<number, PendingName[]>();
  for (const { pending, answer } of results)
    if (answer?.reason === 'tooMany')
      refused.set(pending.companyId, [...(refused.get(pending.companyId) ?? []), pending]);
  for (const [companyId, ofCompany] of refused)
    await writeAudit(tx, {
      at,
      actor: { ...ENGINE, companyId },
      action: 'checkReceiverNames',
      object: { type: 'document', id: String(ofCompany[0]?.documentId) },
      result: 'too_many_attempts',
      detail: String(ofCompany.length),
    });
}

function buildQuestions(names: readonly PendingName[]) {
  const questions = names.map(({ companyId, account, code, hasCode, name }, place) => ({
    place,
    company_id: companyId,
    account,
    code,
    has_code: hasCode,
    name,
  }));
  return sql`
    jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
      AS item (place integer, company_id bigint, account text, code text, has_code boolean, name text)`;
}

function toDayAgo(now: Date): string {
  return new Date(now.getTime() - NAME_CHECKS_KEPT_MS).toISOString();
}

export const TOO_MANY = notChecked('tooMany');
