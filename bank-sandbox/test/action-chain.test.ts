import { createHash } from 'node:crypto';
import {
  exportActions,
  getActions,
  noteAction,
  type ActionProof,
  type NotedAction,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../src/audit';
import { selectRows, findSqlFailure } from '../src/db';
import { document } from '../src/db/schema';
import { findBrokenActionEntry } from './support/find-broken-action-entry';
import type { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const operator = setUpPerson(bank, 'oper1');
const stranger = setUpPerson(bank, 'fop1');

const NONE: RequestOf<typeof getActions> = {
  lastId: null,
  userId: null,
  start: null,
  end: null,
  type: null,
  objectType: null,
  objectId: null,
};
const queries = () => bank.services.db.queries;
const acted = async (detail: string) =>
  writeAudit(queries(), {
    at: bank.clock.now(),
    actor: { userId: 505, companyId: 1003, address: '91.196.34.14' },
    action: 'send',
    result: 'ok',
    detail,
  });

/** Verifies a proof by the decision record only. */
function check({ record, previousHash, hash }: Pick<ActionProof, 'record' | 'previousHash' | 'hash'>): boolean {
  return (
    createHash('sha256')
      .update(previousHash + record, 'utf8')
      .digest('hex') === hash
  );
}

async function exportAll(person: Person): Promise<readonly ActionProof[]> {
  const entries: ActionProof[] = [];
  for (let lastId: string | null = null; ; lastId = entries.at(-1)?.id ?? null) {
    const { actions } = await person.get(exportActions, { ...NONE, lastId });
    entries.push(...actions);
    if (actions.length < 1000) return entries;
  }
}

test('the journal of a company is numbered from one without gaps, and each entry proves the one before', async () => {
  for (let index = 0; index < 3; index += 1) await acted(`лапки "«»", рядок\n${index}`);
  const before = (await director.get(exportActions, NONE)).headNumber;
  const { total, headNumber, headHash } = await stranger.get(exportActions, NONE);
  const entries = (await exportAll(stranger)).slice(1);
  expect([entries.length, entries[0]?.number]).toEqual([total, headNumber]);
  expect(entries[0]?.hash).toBe(headHash);
  const oldestFirst = entries.toReversed();
  expect(oldestFirst.map(({ number }) => number)).toEqual(oldestFirst.map((_, index) => index + 1));
  expect(oldestFirst.filter((entry) => !check(entry))).toEqual([]);
  expect(oldestFirst.map(({ previousHash }) => previousHash)).toEqual([
    '',
    ...oldestFirst.slice(0, -1).map(({ hash }) => hash),
  ]);
  const [company, number, at, user, login, word] = JSON.parse(oldestFirst.at(-1)?.record ?? '[]') as string[];
  expect([company, number, user, login, word]).toEqual(['1003', String(headNumber), '505', 'fop1', 'send']);
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  expect((await director.get(exportActions, NONE)).headNumber).toBe(before + 1);
});

test('a row that somebody changed, took out or cut off is found by whoever checks the file', async () => {
  const entries = await exportAll(stranger);
  const [first, second] = entries;
  if (!first || !second) throw new Error('the journal has fewer than two entries');
  expect(check({ ...first, record: first.record.replace('1003', '1004') })).toBe(false);
  expect(check({ ...first, previousHash: second.previousHash })).toBe(false);
});

test('entries written at the same time are in one order, and a transaction that is given up leaves no gap', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => acted(`разом ${index}`)));
  const failing = bank.services.db.transaction(async (tx) => {
    const actor = { userId: 505, companyId: 1003, address: '' };
    await writeAudit(tx, { at: bank.clock.now(), actor, action: 'send', result: 'ok' });
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  await acted('після');
  expect(await findBrokenActionEntry(queries(), 1003)).toBeNull();
});

test('entries cannot be changed; whoever gets round that is found, by the number of what does not fit', async () => {
  for (const statement of [
    `UPDATE action_entry SET word = 'lock'`,
    'DELETE FROM action_entry',
    'TRUNCATE action_entry',
  ])
    expect(await bank.services.db.run(statement).catch(findSqlFailure)).toMatchObject({ state: '42501' });
  const forged = async (statement: string) => {
    await bank.services.db.run('ALTER TABLE action_entry DISABLE TRIGGER action_entry_append_only');
    let brokenEntry: number | null = null;
    const undone = bank.services.db.transaction(async (tx) => {
      await tx.execute(sql.raw(statement));
      brokenEntry = await findBrokenActionEntry(tx, 1003);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await bank.services.db.run('ALTER TABLE action_entry ENABLE TRIGGER action_entry_append_only');
    return brokenEntry;
  };
  const of = 'WHERE company_id = 1003 AND number';
  expect(await forged(`UPDATE action_entry SET word = 'lock' ${of} = 2`)).toBe(2);
  expect(await forged(`UPDATE action_entry SET record = replace(record, 'send', 'lock') ${of} = 3`)).toBe(3);
  expect(await forged(`DELETE FROM action_entry ${of} = 2`)).toBe(3);
  expect(await forged(`DELETE FROM action_entry ${of} > 4`)).toBe(0);
});

test('a file is of what was asked for, and that it was taken is an action itself', async () => {
  await acted('для файлу');
  const { actions, total } = await stranger.get(exportActions, { ...NONE, type: 'send' });
  expect([actions.length, new Set(actions.map(({ type }) => type))]).toEqual([total, new Set(['send'])]);
  const [newest] = (await stranger.get(getActions, NONE)).actions;
  expect(newest).toMatchObject({ type: 'export', objectType: 'journal', detail: `Журнал дій, рядків: ${total}.` });
  await stranger.get(exportActions, { ...NONE, lastId: actions.at(-1)?.id ?? null });
  expect((await stranger.get(getActions, NONE)).actions[0]).toEqual(newest);
  expect(await stranger.refused(exportActions, { ...NONE, start: '2026-06-11', end: '2026-06-10' })).toMatchObject({
    problems: [{ field: 'start', key: 'invalidDates' }],
  });
});

test('documents are found by their number, and the first portion says how many actions there are', async () => {
  const id = await operator.save({ number: '4711' });
  await operator.save({ number: '4711', id, purpose: 'Інше призначення' });
  const { actions, total } = await operator.get(getActions, { ...NONE, objectNumber: '4711' });
  expect([actions.map(({ type }) => type), total]).toEqual([['edit_pmt', 'create_pmt'], 2]);
  const lastId = actions[0]?.id ?? null;
  const rest = await operator.get(getActions, { ...NONE, objectNumber: '4711', lastId });
  expect([rest.actions.length, rest.total]).toEqual([1, undefined]);
  expect((await stranger.get(getActions, { ...NONE, objectNumber: '4711' })).actions).toEqual([]);
});

describe('what is noted of salaries', () => {
  const note = (more: Partial<NotedAction>): NotedAction => ({
    act: 'export',
    thing: 'payrolls',
    ids: [],
    count: 7,
    ...more,
  });

  test('stands in the journal, but not for those who do not see salaries', async () => {
    await director.get(noteAction, note({}));
    await director.get(noteAction, note({ act: 'print', thing: 'employees' }));
    await director.get(noteAction, note({ act: 'import', thing: 'payroll' }));
    const rows = (await director.get(getActions, NONE)).actions.slice(0, 3);
    expect(rows).toMatchObject([
      { type: 'import', objectType: 'payrolls', detail: 'Рядків відомості: 7.' },
      { type: 'print', objectType: 'employee', detail: 'Працівників у переліку: 7.' },
      { type: 'export', objectType: 'payrolls', detail: 'Відомостей у переліку: 7.' },
    ]);
    const visibleActions = (await operator.get(getActions, { ...NONE, objectType: 'payroll' })).actions;
    expect(visibleActions).toEqual([]);
    const { actions } = await operator.get(exportActions, { ...NONE, type: 'export' });
    expect(actions.map(({ objectType }) => objectType)).not.toContain('payrolls');
  });

  test('of a payroll stands in its own history; of an unknown, a foreign or another document nothing is noted', async () => {
    const payment = await operator.save({ number: '4712' });
    const id = await operator.save({ number: '4713' });
    await queries()
      .update(document)
      .set({ type: 'payroll' })
      .where(eq(document.id, Number(id)));
    await director.get(noteAction, note({ act: 'import', thing: 'payroll', ids: [id], count: 1 }));
    const history = await director.get(getActions, { ...NONE, objectType: 'payroll', objectId: id });
    expect(history.actions[0]).toMatchObject({ type: 'import', documentType: 'payroll' });
    for (const ids of [['999999'], [id, payment]])
      expect(await director.refused(noteAction, note({ thing: 'payroll', ids }))).toMatchObject({ code: 'notFound' });
    stranger.actFor('1001');
    expect(await stranger.refused(noteAction, note({ thing: 'payroll', ids: [id] }))).toMatchObject({
      code: 'notFound',
    });
    stranger.actFor('1003');
  });

  test.each([
    ['a list with ids of documents', { thing: 'payrolls', ids: ['1'] }, 'ids'],
    ['employees with ids', { thing: 'employees', ids: ['1'] }, 'ids'],
    ['a print of payrolls that names none', { act: 'print', thing: 'payroll' }, 'ids'],
    ['more rows than any file has', { count: 100_001 }, 'count'],
  ] as const)('is not invented: %s', async (_, more, field) => {
    const before = (await director.get(getActions, NONE)).total;
    const refusal = await director.refused(noteAction, note(more));
    expect(refusal).toMatchObject({ problems: [{ field }] });
    expect((await director.get(getActions, NONE)).total).toBe(before);
  });

  test('is refused to whoever does not see them', async () => {
    expect(await operator.refused(noteAction, note({}))).toMatchObject({ code: 'notFound' });
  });
});

test.each([
  ['91.196.34.14', '91.196.•••.14'],
  ['2001:db8:0:1::5', '2001:db8:•••'],
  ['::ffff:91.196.34.14', '91.196.•••.14'],
  ['::1', '::•••'],
  ['the bank', ''],
  ['', ''],
])('the address %s is shown as "%s"', async (address, masked) => {
  expect(await selectRows(queries(), sql`SELECT masked_address(${address}) AS masked`)).toEqual([{ masked }]);
});

test('of a hundred thousand actions a portion is read from the end of an index, however it is asked for', async () => {
  await bank.services.db.run(`
    INSERT INTO action_entry SELECT 1003, 1000000 + n, 1000000000 + n, now(), CASE WHEN n % 3 = 0 THEN 505 END,
      CASE WHEN n % 500 = 0 THEN 'lock' ELSE 'send' END, 'document', n::text, NULL, '', n % 50 = 0, '[]', ''::bytea
    FROM generate_series(1, 100000) AS n`);
  await bank.services.db.run('ANALYZE action_entry');
  for (const search of [{}, { type: 'lock' }, { userId: '505' }, { objectId: '777' }, { start: '2020-01-01' }]) {
    const began = performance.now();
    const { actions, total } = await stranger.get(getActions, { ...NONE, ...search });
    const took = performance.now() - began;
    expect([search, actions.length > 0, (total ?? 0) > 0]).toEqual([search, true, true]);
    // Generous for a busy machine; without an index each takes seconds.
    expect([search, took < 1500]).toEqual([search, true]);
  }
  const plan = await selectRows<{ 'QUERY PLAN': string }>(
    queries(),
    sql`EXPLAIN SELECT * FROM action_entry WHERE company_id = 1003 AND word = 'lock' ORDER BY audit_id DESC LIMIT 20`,
  );
  expect(JSON.stringify(plan)).toContain('action_entry_word');
  expect(JSON.stringify(plan)).not.toMatch(/Seq Scan|Sort/);
}, 60_000);
