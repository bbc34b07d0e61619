import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, gt, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schema, buildSearchCondition, normaliseSql, type Queries } from '../../db';
import { toBankNumber } from '../../ledger';
import { OWN_BANK } from '../banks/own-bank';
import { buildFindCondition } from '../documents/build-find-condition';
import { isPaymentDocument } from '../documents/find-document';
import { parseId } from '../parse-id';
import { buildKyivMomentSql } from '../statement/build-kyiv-moment-sql';
import { toEquivalent, type RateHistory } from '../statement/rate-history';
import { buildAmountConditions } from './build-amount-conditions';
import type { JournalFilter, JournalPeriod } from './journal-period';
import { splitConfirmation } from './find-own-payments';

const { account, company, document, glEntry, glTxn } = schema;

const payerAccount = alias(account, 'payer_account');

/** Finds payments of other companies to the company's accounts, newest first. */
export async function findIncomingPayments(
  queries: Queries,
  companyId: number,
  filter: JournalFilter,
  { start, end }: JournalPeriod,
  limit: number,
) {
  const accountIds = filter.accountIds.map(parseId).filter((id) => id !== null);
  const { currencyLetters: currency = '' } = filter;
  const wasPaid = filter.status === null || filter.status === DocumentStatus.success;
  // Users of the payer stay unknown.
  if (!wasPaid || filter.creator) return [];
  return queries
    .select({
      postingId: glTxn.id,
      bankDay: glEntry.bankDay,
      amount: glEntry.amount,
      accountId: account.id,
      accountNumber: account.number,
      currencyLetters: account.currencyLetters,
      currencyCode: account.currencyCode,
      posted: buildKyivMomentSql(glTxn.postedAt),
      type: document.type,
      number: document.number,
      documentDate: document.documentDate,
      valueDate: document.valueDate,
      purpose: document.purpose,
      uetr: document.uetr,
      payerName: company.shortName,
      payerCode: company.code,
      payerAccount: payerAccount.iban,
    })
    .from(account)
    .innerJoin(glEntry, eq(glEntry.accountId, account.id))
    .innerJoin(glTxn, eq(glTxn.id, glEntry.txnId))
    .innerJoin(document, eq(document.id, glTxn.documentId))
    .innerJoin(payerAccount, eq(payerAccount.id, document.accountId))
    .innerJoin(company, eq(company.id, document.companyId))
    .where(
      and(
        eq(account.companyId, companyId),
        ne(document.companyId, companyId),
        gt(glEntry.amount, '0'),
        gte(glEntry.bankDay, start),
        lte(glEntry.bankDay, end),
        filter.accountIds.length > 0 ? inArray(account.id, accountIds) : undefined,
        filter.type === null ? undefined : eq(document.type, filter.type),
        filter.number ? eq(document.number, filter.number.trim()) : undefined,
        buildSearchCondition(company.shortName, filter.receiverName),
        buildSearchCondition(company.shortName, filter.senderName),
        buildSearchCondition(company.code, filter.receiverCode, 'start'),
        buildSearchCondition(payerAccount.iban, filter.receiverAccount && normaliseIban(filter.receiverAccount)),
        currency ? or(eq(account.currencyLetters, currency), eq(account.currencyCode, currency)) : undefined,
        ...buildAmountConditions(glEntry.amount, filter),
        buildFindCondition(filter.find ?? '', {
          text: normaliseSql(
            sql`concat_ws(E'\\n', ${company.shortName}, ${document.purpose}, ${payerAccount.iban}, ${company.code})`,
          ),
          number: document.number,
          amount: glEntry.amount,
          equalsUetr: (uetr) => eq(document.uetr, uetr),
        }),
      ),
    )
    .orderBy(desc(glEntry.bankDay), desc(glEntry.id))
    .limit(limit);
}

type IncomingPayment = Awaited<ReturnType<typeof findIncomingPayments>>[number];

/** Its id names no document of the company, so that no action is possible. */
export function toIncomingRow(row: IncomingPayment, rates: RateHistory): readonly JournalRow[] {
  if (!isPaymentDocument(row)) return [];
  const bankDocumentId = toBankNumber(row.postingId);
  return [
    {
      id: `in-${bankDocumentId}`,
      number: row.number,
      documentDate: row.documentDate,
      valueDate: row.valueDate,
      type: row.type,
      status: DocumentStatus.success,
      repeatedStatus: DocumentStatus.success,
      creator: '',
      receiverName: row.payerName,
      receiverCode: row.payerCode,
      receiverAccount: row.payerAccount ?? '',
      debitAccountId: String(row.accountId),
      debitAccount: row.accountNumber,
      currencyLetters: row.currencyLetters,
      currencyCode: row.currencyCode,
      amount: row.amount,
      amountInUah: toEquivalent(row.amount, rates.on(row.currencyCode, row.bankDay)),
      purpose: row.purpose,
      abortReason: null,
      confirmed: row.posted,
      ...splitConfirmation(row.posted),
      bankDocumentId,
      direction: 'k',
      receiverBankCode: OWN_BANK.code,
      debitCurrency: row.currencyLetters,
      creditCurrency: row.currencyLetters,
      ...(row.uetr !== null && { uetr: row.uetr }),
    },
  ];
}
