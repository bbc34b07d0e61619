import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { DocumentType, findCurrency, PAYROLL, UAH, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { NextSigner } from '@ncb/shared-kernel/domain/workflow';
import { and, eq, gte, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { selectRows, schema, buildSearchCondition, type Queries } from '../../db';
import type { DocumentDetails } from '../../db/schema';
import { findShortNames } from '../identity/users';
import { parseId } from '../parse-id';
import { buildFindCondition } from '../documents/build-find-condition';
import { buildCompanyDocumentsCondition } from '../documents/find-document';
import { UNKNOWN_OUTCOME } from '../instant/instant-transfers';
import { getBankCode } from '../statement/get-counterparty';
import { buildKyivMomentSql } from '../statement/build-kyiv-moment-sql';
import { toEquivalent, type RateHistory } from '../statement/rate-history';
import { buildNoteCondition } from '../supporting-documents/build-note-condition';
import { buildAmountConditions } from './build-amount-conditions';
import type { JournalFilter, JournalPeriod } from './journal-period';

const { account, appUser, company, document } = schema;

interface StoredPayment {
  readonly id: number;
  readonly number: string;
  readonly documentDate: string;
  readonly valueDate: string | null;
  readonly type: DocumentType;
  readonly status: StoredStatus;
  readonly creatorId: number;
  readonly receiverName: string;
  readonly receiverCode: string;
  readonly receiverAccount: string;
  readonly receiverHasCode: boolean;
  readonly accountId: number;
  readonly currencyLetters: string;
  readonly currencyCode: string;
  readonly amount: string;
  readonly purpose: string;
  readonly reason: string | null;
  readonly confirmed: string | null;
  readonly bankDocumentId: string | null;
  readonly uetr: string | null;
  readonly details: DocumentDetails | null;
  readonly isOutcomeUnknown: boolean;
  readonly fileCount: number | null;
}

/** Payments with shared facts, read once. */
interface OwnPayments {
  readonly rows: readonly StoredPayment[];
  readonly creators: ReadonlyMap<number, string>;
  readonly accounts: ReadonlyMap<number, AccountFacts>;
}

type AccountFacts = Pick<typeof account.$inferSelect, 'id' | 'number' | 'currencyLetters'>;

/** Finds own payments by SQL: Drizzle takes as long again to map 10,000 rows. */
export async function findOwnPayments(
  queries: Queries,
  companyId: number,
  filter: JournalFilter,
  period: JournalPeriod,
  limit: number,
): Promise<OwnPayments> {
  const rows = await selectRows<StoredPayment>(
    queries,
    sql`
    SELECT document.id, document.number, document.document_date::text AS "documentDate",
        document.value_date::text AS "valueDate", document.type, document.status,
        document.creator_id AS "creatorId",
        receiver_name AS "receiverName", receiver_code AS "receiverCode", receiver_account AS "receiverAccount",
        receiver_has_code AS "receiverHasCode",
        document.account_id AS "accountId",
        document.currency_letters AS "currencyLetters", document.currency_code AS "currencyCode",
        document.amount::text AS amount, document.purpose, document.reason,
        ${buildKyivMomentSql(document.confirmedAt)} AS confirmed, bank_document_id AS "bankDocumentId", uetr,
        NULLIF(document.details, '{}') AS details,
        instant_transfer.document_id IS NOT NULL AS "isOutcomeUnknown", files.number AS "fileCount"
      FROM document
        JOIN app_user ON app_user.id = document.creator_id
        JOIN company ON company.id = document.company_id
        LEFT JOIN instant_transfer ON instant_transfer.document_id = document.id
          AND ${UNKNOWN_OUTCOME}
        LEFT JOIN (
          SELECT document_id, count(*)::integer AS number FROM document_file
            WHERE company_id = ${companyId} AND dropped_at IS NULL GROUP BY document_id
        ) AS files ON files.document_id = document.id
      WHERE ${buildConditions(companyId, filter, period)}
      ORDER BY document.document_date DESC, document.id DESC LIMIT ${limit}`,
  );
  const creators = await findShortNames(
    queries,
    rows.map(({ creatorId }) => creatorId),
  );
  const accounts = await queries
    .select({ id: account.id, number: account.number, currencyLetters: account.currencyLetters })
    .from(account)
    .where(
      inArray(
        account.id,
        listDistinct(rows, ({ accountId }) => accountId),
      ),
    );
  return {
    rows,
    creators,
    accounts: new Map(accounts.map((facts) => [facts.id, facts])),
  };
}

function listDistinct<Row>(rows: readonly Row[], idOf: (row: Row) => number): number[] {
  return [...new Set(rows.map(idOf))];
}

function buildConditions(companyId: number, filter: JournalFilter, { start, end }: JournalPeriod): SQL | undefined {
  const accountIds = filter.accountIds.map(parseId).filter((id) => id !== null);
  const { currencyLetters: currency = '' } = filter;
  return and(
    buildCompanyDocumentsCondition(companyId),
    ne(document.type, PAYROLL),
    gte(document.documentDate, start),
    lte(document.documentDate, end),
    filter.accountIds.length > 0 ? inArray(document.accountId, accountIds) : undefined,
    filter.status === null ? undefined : eq(document.status, filter.status),
    filter.type === null ? undefined : eq(document.type, filter.type),
    filter.number ? eq(document.number, filter.number.trim()) : undefined,
    buildSearchCondition(document.receiverName, filter.receiverName),
    buildSearchCondition(document.receiverCode, filter.receiverCode, 'start'),
    buildSearchCondition(document.receiverAccount, filter.receiverAccount && normaliseIban(filter.receiverAccount)),
    currency ? or(eq(document.currencyLetters, currency), eq(document.currencyCode, currency)) : undefined,
    ...buildAmountConditions(document.amount, filter),
    buildCreatorCondition(filter.creator),
    buildFindCondition(filter.find ?? '', {
      text: document.searchText,
      number: document.number,
      amount: document.amount,
      equalsUetr: (uetr) => eq(document.uetr, uetr),
      noteContains: (part) => buildNoteCondition(companyId, part),
    }),
    or(
      buildSearchCondition(company.shortName, filter.senderName),
      buildSearchCondition(company.fullName, filter.senderName),
    ),
  );
}

function buildCreatorCondition(searchTerm: string | undefined): SQL | undefined {
  const text = searchTerm?.trim() ?? '';
  if (text === '') return undefined;
  const { lastName, firstName, middleName } = appUser;
  const initials = sql`${lastName} || ' ' || left(${firstName}, 1) || '. ' || left(${middleName}, 1) || '.'`;
  const fullName = sql`${lastName} || ' ' || ${firstName} || ' ' || ${middleName}`;
  return or(
    buildSearchCondition(initials, text),
    buildSearchCondition(fullName, text),
    eq(appUser.id, parseId(text) ?? 0),
  );
}

/**
 * Hryvnias are computed at the rate of the document's date. Optional fields are set one by one: spreading objects takes
 * three times as long as everything else.
 */
export function toOwnRow(
  row: StoredPayment,
  {
    creators,
    accounts,
    nextSigners,
  }: OwnPayments & { readonly nextSigners: ReadonlyMap<number, readonly NextSigner[]> },
  rates: RateHistory,
): JournalRow {
  const { callBack, isInstant, structuredPurpose, ultimateDebtor, ultimateCreditor, currencyPayment, currencyRequest } =
    row.details ?? {};
  const payer = accounts.get(row.accountId);
  const journalRow: Writable<JournalRow> = {
    id: String(row.id),
    number: row.number,
    documentDate: row.documentDate,
    valueDate: row.valueDate,
    type: row.type,
    status: row.status,
    repeatedStatus: row.status,
    creator: creators.get(row.creatorId) ?? '',
    receiverName: row.receiverName,
    receiverCode: row.receiverCode,
    receiverAccount: row.receiverAccount,
    debitAccountId: String(row.accountId),
    debitAccount: payer?.number ?? '',
    currencyLetters: row.currencyLetters,
    currencyCode: row.currencyCode,
    amount: row.amount,
    purpose: row.purpose,
    abortReason: row.reason,
    confirmed: row.confirmed,
    bankDocumentId: row.bankDocumentId,
    amountInUah: toEquivalent(row.amount, rates.on(row.currencyCode, row.documentDate)),
    direction: 'd',
  };
  const bankCode = getBankCode(row.receiverAccount);
  if (bankCode) journalRow.receiverBankCode = bankCode;
  if (row.confirmed !== null) Object.assign(journalRow, splitConfirmation(row.confirmed));
  if (ultimateDebtor) journalRow.ultimateDebtorXml = ultimateDebtor;
  if (ultimateCreditor) journalRow.ultimateCreditorXml = ultimateCreditor;
  if (!row.receiverHasCode) journalRow.receiverHasCode = false;
  if (structuredPurpose) journalRow.structuredPurposeXml = structuredPurpose;
  if (currencyPayment) Object.assign(journalRow, listBanks(currencyPayment));
  if (row.uetr !== null) journalRow.uetr = row.uetr;
  const nameCheck = row.details?.receiverNameCheck;
  if (nameCheck) journalRow.receiverNameCheck = nameCheck;
  if (callBack) journalRow.callBack = callBack;
  const next = nextSigners.get(row.id);
  if (next) journalRow.nextSigners = next;
  if (row.fileCount !== null) journalRow.fileCount = row.fileCount;
  if (isInstant) journalRow.isInstant = true;
  if (row.isOutcomeUnknown) journalRow.isOutcomeUnknown = true;
  journalRow.debitCurrency = payer?.currencyLetters ?? row.currencyLetters;
  journalRow.creditCurrency = currencyRequest
    ? getCreditCurrency(row, currencyRequest.targetCurrencyCode)
    : row.currencyLetters;
  return journalRow;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function listBanks({ beneficiaryBank, intermediaryBank }: NonNullable<DocumentDetails['currencyPayment']>) {
  return {
    ...createOptionalField('beneficiaryBankSwift', beneficiaryBank.swift),
    ...createOptionalField('beneficiaryBankName', beneficiaryBank.name),
    ...createOptionalField('intermediaryBankSwift', intermediaryBank.swift),
    ...createOptionalField('intermediaryBankName', intermediaryBank.name),
  };
}

/** Returns the bought currency, hryvnias for a sale, the target of a conversion. */
function getCreditCurrency(
  { type, currencyLetters }: Pick<StoredPayment, 'type' | 'currencyLetters'>,
  target: string,
): string {
  if (type === DocumentType.buyRequest) return currencyLetters;
  return type === DocumentType.saleRequest ? UAH.letters : (findCurrency(target)?.letters ?? '');
}

export function splitConfirmation(moment: string | null): Pick<JournalRow, 'confirmDate' | 'confirmTime'> {
  return moment === null ? {} : { confirmDate: moment.slice(0, 10), confirmTime: moment.slice(11) };
}

function createOptionalField<Name extends string>(
  name: Name,
  value: string | undefined,
): { readonly [N in Name]?: string } {
  return value ? ({ [name]: value } as { readonly [N in Name]: string }) : {};
}
