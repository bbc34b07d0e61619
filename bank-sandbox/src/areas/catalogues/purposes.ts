import type { AnswerOf, listPurposes, RequestOf } from '@ncb/shared-kernel/api/contract';
import { checkPurposeRow } from '@ncb/shared-kernel/domain/rules';
import { and, asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { orderAlphabetically } from '../../db/build-search-condition';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { Catalogue } from './catalogue';
import { searchCondition } from './search-condition';

const { purpose } = schema;

export const PURPOSES: Catalogue<{ readonly text: string }> = {
  table: purpose,
  mainField: 'text',
  normalise: (row) => ({ text: row.text.trim() }),
  check: (_, rows) => Promise.resolve(rows.map(({ text }) => checkPurposeRow(text))),
  async findTwin(tx, companyId, { text }) {
    const [found] = await tx
      .select({ id: purpose.id })
      .from(purpose)
      .where(and(eq(purpose.companyId, companyId), eq(purpose.text, text)));
    return found ? { id: found.id, isSame: true } : null;
  },
  async insert(tx, companyId, { text }) {
    const [stored] = await tx.insert(purpose).values({ companyId, text }).returning({ id: purpose.id });
    if (!stored) throw new Error('the purpose was not stored');
    return stored.id;
  },
  async update(tx, id, { text }) {
    await tx.update(purpose).set({ text }).where(eq(purpose.id, id));
  },
};

/** Answers `get_clnt_catalog`, `ncb_ppurps_c`. */
export async function findPurposes(
  { db }: Services,
  { membership }: CompanyCaller,
  { search }: RequestOf<typeof listPurposes>,
): Promise<Outcome<AnswerOf<typeof listPurposes>>> {
  const found = await db.queries
    .select()
    .from(purpose)
    .where(
      and(
        eq(purpose.companyId, membership.companyId),
        searchCondition(search?.text ?? '', { texts: [purpose.text], codes: [] }),
      ),
    )
    .orderBy(orderAlphabetically(purpose.text), asc(purpose.id));
  return succeed({ rows: found.map(({ id, text }) => ({ id: String(id), text })) });
}
