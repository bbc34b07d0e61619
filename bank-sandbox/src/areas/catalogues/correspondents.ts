import type { AnswerOf, listCorrespondents, NewCorrespondent, RequestOf } from '@ncb/shared-kernel/api/contract';
import { checkCorrespondent, normaliseCorrespondent } from '@ncb/shared-kernel/domain/rules';
import { NO_CODE } from '@ncb/shared-kernel/domain/identifiers';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { orderAlphabetically } from '../../db/build-search-condition';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import type { Catalogue } from './catalogue';
import { searchCondition } from './search-condition';

const { bank, correspondent } = schema;

/** Catalogue of counterparties. An account has a row per code used. */
export const CORRESPONDENTS: Catalogue<NewCorrespondent> = {
  table: correspondent,
  mainField: 'iban',
  normalise: normaliseCorrespondent,
  async check(queries, rows) {
    const banks = await queries.select({ code: bank.code }).from(bank);
    const codes = new Set(banks.map(({ code }) => code));
    const ownerCodesOf = await findOwnerCodesFor(
      queries,
      rows.map(({ iban, code }) => ({ account: iban, code })),
    );
    return rows.map((row) => checkCorrespondent({ ...row, maximum: row.maximum ?? '' }, codes, ownerCodesOf));
  },
  async findTwin(tx, companyId, row) {
    const stored = await findCorrespondent(tx, companyId, row);
    return stored && { id: stored.id, isSame: isSame(stored, row) };
  },
  async insert(tx, companyId, row, bankDay) {
    const [stored] = await tx
      .insert(correspondent)
      .values({ ...toNewColumns(row, bankDay), companyId })
      .returning({ id: correspondent.id });
    if (!stored) throw new Error('the correspondent was not stored');
    return stored.id;
  },
  async update(tx, id, row, bankDay) {
    const { phone, phoneSince } = toNewColumns(row, bankDay);
    // A row that moves to another receiver must not lend its number's age to them.
    const isSameReceiver = and(
      eq(correspondent.code, row.code),
      row.code === NO_CODE ? eq(correspondent.iban, row.iban) : undefined,
    );
    const isKept = and(eq(correspondent.phone, phone), isSameReceiver);
    await tx
      .update(correspondent)
      .set({
        ...toColumns(row),
        phoneSince: sql`CASE WHEN ${isKept} THEN ${correspondent.phoneSince} ELSE ${phoneSince}::date END`,
      })
      .where(eq(correspondent.id, id));
  },
};

/** Answers `get_clnt_catalog`, `ncb_correspondents_c`. */
export async function findCorrespondents(
  { db }: Services,
  { membership }: CompanyCaller,
  { search }: RequestOf<typeof listCorrespondents>,
): Promise<Outcome<AnswerOf<typeof listCorrespondents>>> {
  const found = await db.queries
    .select()
    .from(correspondent)
    .where(
      and(
        eq(correspondent.companyId, membership.companyId),
        searchCondition(search?.text ?? '', {
          texts: [correspondent.name],
          codes: [correspondent.code, correspondent.iban, correspondent.phone],
        }),
      ),
    )
    .orderBy(orderAlphabetically(correspondent.name), asc(correspondent.id));
  return succeed({
    rows: found.map(({ companyId: _, phoneSince: _since, ...row }) => ({ ...row, id: String(row.id) })),
  });
}

async function findCorrespondent(
  queries: Queries,
  companyId: number,
  { iban, code }: Pick<NewCorrespondent, 'iban' | 'code'>,
): Promise<typeof correspondent.$inferSelect | null> {
  const [found] = await queries
    .select()
    .from(correspondent)
    .where(and(eq(correspondent.companyId, companyId), eq(correspondent.iban, iban), eq(correspondent.code, code)));
  return found ?? null;
}

function toColumns({ code, name, iban, isResident, hasCode, maximum, phone }: NewCorrespondent): NewCorrespondent {
  return { code, name, iban, isResident, hasCode, maximum, phone };
}

/** Builds a new row: its phone, if any, is known since the bank day. */
export function toNewColumns(row: NewCorrespondent, bankDay: string) {
  return { ...toColumns(row), phoneSince: row.phone === '' ? null : bankDay };
}

function isSame(stored: NewCorrespondent, row: NewCorrespondent): boolean {
  return (
    stored.name === row.name &&
    stored.isResident === row.isResident &&
    stored.hasCode === row.hasCode &&
    (row.maximum === null || row.maximum === stored.maximum) &&
    (row.phone === '' || row.phone === stored.phone)
  );
}
