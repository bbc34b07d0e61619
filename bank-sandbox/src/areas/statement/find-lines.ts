import { OperationFilter, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, between, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schema, type Queries } from '../../db';
import type { LedgerAccountKind, PostingKind } from '../../db/schema';
import { buildKyivMomentSql } from './build-kyiv-moment-sql';
import type { Period } from './build-days';

const { account, company, document, glEntry, glTxn } = schema;

export interface Line {
  readonly accountId: number;
  readonly postingId: number;
  readonly kind: PostingKind;
  readonly bankDay: string;
  readonly amount: string;
  readonly posted: string | null;
  /** Reversed posting, whose document `document` then is. */
  readonly reversed: ReversedPosting | null;
  readonly document: LineDocument | null;
  readonly other: OtherSide;
}

export interface ReversedPosting {
  readonly id: number;
  readonly kind: PostingKind;
  readonly bankDay: string;
}

interface LineDocument {
  readonly id: number;
  readonly type: DocumentKind;
  readonly companyId: number;
  readonly number: string;
  readonly documentDate: string;
  readonly sent: string | null;
  readonly purpose: string;
  readonly currencyCode: string;
  readonly receiverName: string;
  readonly receiverCode: string;
  readonly receiverAccount: string;
  readonly uetr: string | null;
  readonly isInstant: boolean;
}

/** Opposite account in the same currency; all null without one. */
interface OtherSide {
  readonly kind: LedgerAccountKind | null;
  readonly iban: string | null;
  readonly companyName: string | null;
  readonly companyCode: string | null;
}

const otherAccount = alias(account, 'other_account');
const reversedTxn = alias(glTxn, 'reversed_txn');

/** Postings that carry the payment's UETR: its fee with the same one would look like a second payment. */
const WITH_UETR: ReadonlySet<PostingKind> = new Set(['payment', 'repayment']);

/** Returns the UETR as an optional field of an answer. */
export function getUetrField({ kind, reversed, document: source }: Line): { readonly uetr?: string } {
  return WITH_UETR.has(kind) && !reversed && source?.uetr ? { uetr: source.uetr } : {};
}

/** Finds postings of accounts by day; at most `limit`. */
export function findLines(
  tx: Queries,
  accountIds: readonly number[],
  { start, end, operations }: Period & { readonly operations: OperationFilter },
  limit: number,
): Promise<readonly Line[]> {
  const lineCondition = and(
    inArray(glEntry.accountId, [...accountIds]),
    between(glEntry.bankDay, start, end),
    operations === OperationFilter.debit ? lt(glEntry.amount, '0') : undefined,
    operations === OperationFilter.credit ? gt(glEntry.amount, '0') : undefined,
  );
  return selectLines(tx, lineCondition, limit);
}

/** Selects by a condition on `gl_entry` and `gl_txn`. */
export async function selectLines(
  queries: Queries,
  condition: SQL | undefined,
  limit: number,
): Promise<readonly Line[]> {
  // The largest opposite movement: for a payroll the transit account.
  const otherId = sql`(
    SELECT o.account_id FROM gl_entry o
      WHERE o.txn_id = ${glEntry.txnId} AND o.account_id <> ${glEntry.accountId}
        AND o.currency_code = ${glEntry.currencyCode} AND sign(o.amount) <> sign(${glEntry.amount})
      ORDER BY abs(o.amount) DESC, o.id LIMIT 1)`;
  return queries
    .select({
      accountId: glEntry.accountId,
      postingId: glTxn.id,
      kind: glTxn.kind,
      bankDay: glEntry.bankDay,
      amount: glEntry.amount,
      posted: buildKyivMomentSql(glTxn.postedAt),
      reversed: { id: reversedTxn.id, kind: reversedTxn.kind, bankDay: reversedTxn.bankDay },
      document: {
        id: document.id,
        type: document.type,
        companyId: document.companyId,
        number: document.number,
        documentDate: document.documentDate,
        sent: buildKyivMomentSql(document.sentAt),
        purpose: document.purpose,
        currencyCode: document.currencyCode,
        receiverName: document.receiverName,
        receiverCode: document.receiverCode,
        receiverAccount: document.receiverAccount,
        uetr: document.uetr,
        isInstant: sql<boolean>`coalesce(${document.details}->>'isInstant' = 'true', false)`,
      },
      other: {
        kind: otherAccount.kind,
        iban: otherAccount.iban,
        companyName: company.shortName,
        companyCode: company.code,
      },
    })
    .from(glEntry)
    .innerJoin(glTxn, eq(glTxn.id, glEntry.txnId))
    .leftJoin(reversedTxn, eq(reversedTxn.id, glTxn.reverses))
    .leftJoin(document, eq(document.id, sql`coalesce(${glTxn.documentId}, ${reversedTxn.documentId})`))
    .leftJoin(otherAccount, eq(otherAccount.id, otherId))
    .leftJoin(company, eq(company.id, otherAccount.companyId))
    .where(condition)
    .orderBy(asc(glEntry.accountId), asc(glEntry.bankDay), asc(glEntry.id))
    .limit(limit);
}
