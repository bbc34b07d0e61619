import { dropDraft, listDrafts, saveDraft, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, eq } from 'drizzle-orm';
import { DRAFT_DATA_MAX, DRAFTS_MAX } from '../src/areas/drafts/limits';
import { audit, draft } from '../src/db/schema';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1', '1001');
const operator = setUpPerson(bank, 'oper1');
beforeEach(() => director.actFor('1001'));

const FORM: RequestOf<typeof saveDraft> = { id: null, page: 'miPmtUahNew', name: '', data: '{"amount":"1.00"}' };
const save = async (form: Partial<typeof FORM> = {}, person = director) =>
  (await person.get(saveDraft, { ...FORM, ...form })).id;
const drafts = async (person = director, page: string | null = null) => (await person.get(listDrafts, { page })).drafts;
const drop = (id: string, person = director) => person.get(dropDraft, { id });

async function recorded(id: string): Promise<readonly string[]> {
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.objectType, 'draft'), eq(audit.objectId, id)));
  return rows.map(({ action }) => action);
}

test('a draft is kept, replaced by its later state and forgotten; the newest comes first', async () => {
  const first = await save({ name: 'Оренда' });
  bank.clock.pass({ minutes: 1 });
  const second = await save({ page: 'miPmtCurNew' });
  expect(await drafts()).toEqual([
    { ...FORM, id: second, page: 'miPmtCurNew', saved: '2026-07-15T12:01:00' },
    { ...FORM, id: first, name: 'Оренда', saved: '2026-07-15T12:00:00' },
  ]);
  expect((await drafts(director, 'miPmtUahNew')).map(({ id }) => id)).toEqual([first]);
  bank.clock.pass({ minutes: 1 });
  expect(await save({ id: first, data: '{"amount":"2.00"}' })).toBe(first);
  expect((await drafts())[0]).toMatchObject({ id: first, data: '{"amount":"2.00"}', saved: '2026-07-15T12:02:00' });
  await drop(first);
  await drop(second);
  expect(await drafts()).toEqual([]);
  expect(await recorded(first)).toEqual(['saveRecord', 'dropRecord']);
});

test('a draft belongs to one person in one company: to others it is unknown', async () => {
  const id = await save();
  expect(await drafts(operator)).toEqual([]);
  for (const change of [
    operator.refused(saveDraft, { ...FORM, id }),
    operator.refused(dropDraft, { id }),
    operator.refused(dropDraft, { id: '999999' }),
  ])
    expect(await change).toMatchObject({ code: 'notFound' });
  director.actFor('1002');
  expect(await drafts()).toEqual([]);
  expect(await director.refused(saveDraft, { ...FORM, id })).toMatchObject({ code: 'notFound' });
  expect(await director.refused(dropDraft, { id })).toMatchObject({ code: 'notFound' });
  director.actFor('1001');
  expect(await drafts()).toHaveLength(1);
  await drop(id);
});

test('what is too long or no JSON is refused, and nothing is kept', async () => {
  const problems = async (form: object) =>
    (await director.refused(saveDraft, { ...FORM, ...form })) as { problems?: unknown };
  const tooLong = (field: string) => ({ problems: [expect.objectContaining({ field, key: 'tooLongText' })] });
  expect(await problems({ data: `"${'ї'.repeat(DRAFT_DATA_MAX)}"` })).toMatchObject(tooLong('data'));
  expect(await problems({ name: 'н'.repeat(101) })).toMatchObject(tooLong('name'));
  expect(await problems({ page: 'p'.repeat(65) })).toMatchObject(tooLong('page'));
  expect(await problems({ name: 'а\u202eб' })).toMatchObject({
    problems: [expect.objectContaining({ field: 'name', key: 'forbiddenCharacters' })],
  });
  expect(await problems({ data: '{' })).toMatchObject({ code: 'badRequest', params: { where: 'draft_data' } });
  expect(await drafts()).toEqual([]);
});

test('the longest draft fits into a body', async () => {
  const data = `"${'ї'.repeat(DRAFT_DATA_MAX - 2)}"`;
  const id = await save({ data });
  expect((await drafts())[0]?.data).toBe(data);
  await drop(id);
});

test('of more drafts than the bank keeps the next is refused, even when many are saved at once', async () => {
  const { queries } = bank.services.db;
  const stored = { companyId: 1001, userId: 501, page: 'miPmtUahNew', name: '', data: '{}', savedAt: bank.clock.now() };
  await queries.insert(draft).values(Array.from({ length: DRAFTS_MAX - 1 }, () => stored));
  const outcomes = await Promise.all([1, 2, 3].map(() => director.call(saveDraft, FORM)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    failure: { problems: [expect.objectContaining({ key: 'tooManyRecords', params: { max: String(DRAFTS_MAX) } })] },
  });
  expect(await drafts()).toHaveLength(DRAFTS_MAX);
  expect(await save({}, operator)).toEqual(expect.any(String));
});
