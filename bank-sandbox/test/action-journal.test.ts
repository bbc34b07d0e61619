import {
  dropPayments,
  getActions,
  recallDocuments,
  unsignDocuments,
  type ActionRow,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { ACTIONS_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { writeAudit, type AuditAction, type AuditEntry } from '../src/audit';
import { document } from '../src/db/schema';
import { BANK_DAY } from './support/test-clock';
import { Person, toRefs } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const operator = setUpPerson(bank, 'oper1');
const stranger = setUpPerson(bank, 'fop1');

type Filter = RequestOf<typeof getActions>;

const NONE: Filter = {
  lastId: null,
  userId: null,
  start: null,
  end: null,
  type: null,
  objectType: null,
  objectId: null,
};
const journal = async (person: Person, filter: Partial<Filter> = {}) =>
  (await person.get(getActions, { ...NONE, ...filter })).actions;
const words = (rows: readonly ActionRow[]) => rows.map(({ type, userName }) => [type, userName]);

async function recordAction(
  action: AuditAction,
  { at = bank.clock.now(), userId = 505, companyId = 1003, object, result = 'ok' }: Acted = {},
): Promise<void> {
  const actor = { userId, companyId, address: '127.0.0.1' };
  await writeAudit(bank.services.db.queries, { at, actor, action, result, ...(object && { object }) });
}
interface Acted extends Partial<Pick<AuditEntry, 'at' | 'object' | 'result'>> {
  readonly userId?: number | null;
  readonly companyId?: number | null;
}

test('everything that people do with a document stands in its history, with the right by which they signed', async () => {
  const id = await operator.save({ number: '3001' });
  await operator.save({ number: '3001', id, purpose: 'Інше призначення' });
  const accountant = await new Person(bank, 'buh1').signIn();
  await accountant.sign(id);
  await director.get(unsignDocuments, { documents: toRefs([id]) });
  await accountant.sign(id);
  await (await new Person(bank, 'director2').signIn()).sign(id);
  await director.send(id);
  await director.get(recallDocuments, { documents: toRefs([id]) });
  await director.sign(id);
  await director.get(unsignDocuments, { documents: toRefs([id]) });
  await operator.get(dropPayments, { type: 'pmt', ids: [id] });
  await operator.get(dropPayments, { type: 'pmt', ids: [id] });
  const history = words(await journal(operator, { objectType: 'pmt', objectId: id }));
  expect(history).toEqual([
    ['drop_doc', 'Тестенко І. П.'],
    ['unsign', 'Вигаданець Т. П.'],
    ['sign_all', 'Вигаданець Т. П.'],
    ['recall', 'Вигаданець Т. П.'],
    ['send', 'Вигаданець Т. П.'],
    ['sign_first', 'Зразкова О. В.'],
    ['sign_second', 'Перевірна Г. І.'],
    ['unsign', 'Вигаданець Т. П.'],
    ['sign_second', 'Перевірна Г. І.'],
    ['edit_pmt', 'Тестенко І. П.'],
    ['create_pmt', 'Тестенко І. П.'],
  ]);
  expect(words(await journal(operator, { objectId: id }))).toEqual(history);
  expect(await journal(stranger, { objectType: 'pmt', objectId: id })).toEqual([]);
  expect(await journal(operator, { objectType: 'payroll', objectId: id })).toEqual([]);
}, 30_000);

test('a journal comes in portions of twenty; the next begins behind the last row, and the last has fewer', async () => {
  for (let index = 0; index < 2 * ACTIONS_PORTION + 4; index += 1) await recordAction('send');
  const first = await journal(stranger, { type: 'send' });
  const second = await journal(stranger, { type: 'send', lastId: first.at(-1)?.id ?? null });
  const third = await journal(stranger, { type: 'send', lastId: second.at(-1)?.id ?? null });
  expect([first, second, third].map((rows) => rows.length)).toEqual([20, 20, 4]);
  const ids = [...first, ...second, ...third].map(({ id }) => Number(id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(await journal(stranger, { type: 'send', lastId: third.at(-1)?.id ?? null })).toEqual([]);
  expect(await journal(stranger, { lastId: 'x' })).toEqual([]);
});

test('sign-ins of the company’s people stand between the company’s actions, in one order', async () => {
  await recordAction('unsign');
  await recordAction('signIn', { companyId: null });
  await recordAction('recall');
  await recordAction('signOut', { companyId: null });
  await recordAction('changePassword', { companyId: null });
  await recordAction('signInWithTemporaryPassword', { companyId: null });
  expect((await journal(stranger)).slice(0, 6).map(({ type }) => type)).toEqual([
    'login_temp_pwd',
    'change_pwd',
    'logout',
    'recall',
    'login',
    'unsign',
  ]);
});

test('what is refused, what the bank keeps for itself and what others do is never shown', async () => {
  const [newest] = await journal(stranger);
  await recordAction('delete', { result: 'forbidden' });
  await recordAction('foreignRole');
  await recordAction('saveSettings', { companyId: null });
  await recordAction('send', { companyId: 1001, userId: 501 });
  await recordAction('send', { companyId: 1001 });
  await recordAction('signIn', { companyId: null, userId: 501 });
  await recordAction('signIn', { companyId: null, userId: null, result: 'invalid_credentials' });
  expect((await journal(stranger))[0]).toEqual(newest);
  expect(await journal(stranger, { userId: '501' })).toEqual([]);
  const names = (await journal(stranger)).map(({ userName }) => userName);
  expect(new Set(names)).toEqual(new Set(['Прикладний О. Т.']));
});

test('a sign-in that was refused is shown as such, and can be asked for alone', async () => {
  await recordAction('signIn', { companyId: null, result: 'invalid_credentials' });
  expect((await journal(stranger))[0]).toMatchObject({ type: 'login_refused', userName: 'Прикладний О. Т.' });
  expect(words(await journal(stranger, { type: 'login_refused' }))).toEqual([['login_refused', 'Прикладний О. Т.']]);
  expect((await journal(stranger, { type: 'login' })).map(({ type }) => type)).not.toContain('login_refused');
});

test('a row tells what it was done to and from where, the middle of the address hidden', async () => {
  const id = await operator.save({ number: '3007' });
  expect((await journal(operator))[0]).toMatchObject({
    type: 'create_pmt',
    address: '127.0.•••.1',
    objectType: 'document',
    objectId: id,
    documentType: '1',
    objectName: '3007',
  });
  await recordAction('unlock', { object: { type: 'user', id: '504' } });
  expect((await journal(stranger))[0]).toMatchObject({ objectType: 'user', objectName: 'Тестенко І. П.' });
});

test('somebody who works for two companies is seen signing in by both', async () => {
  await recordAction('signIn', { companyId: null, userId: 503 });
  expect((await journal(director, { type: 'login' }))[0]).toMatchObject({ userName: 'Перевірна Г. І.' });
  director.actFor('1002');
  const [entry] = await journal(director, { type: 'login' });
  expect(entry).toMatchObject({ userName: 'Перевірна Г. І.', time: `${BANK_DAY}T12:00:00` });
  expect((await journal(director)).map(({ userName }) => userName)).not.toContain('Тестенко І. П.');
  director.actFor('1001');
});

test('days are those of Kyiv, both ends included', async () => {
  const user = { type: 'user', id: '505' } as const;
  for (const at of ['2026-06-09T20:59:59Z', '2026-06-09T21:00:00Z', '2026-06-10T20:59:59Z', '2026-06-10T21:00:00Z'])
    await recordAction('changeUser', { at: new Date(at), object: user });
  const times = async (from: string | null, to: string | null) =>
    (await journal(stranger, { start: from, end: to, objectType: 'user', objectId: '505' })).map(({ time }) => time);
  expect(await times('2026-06-10', '2026-06-10')).toEqual(['2026-06-10T23:59:59', '2026-06-10T00:00:00']);
  expect(await times(null, '2026-06-09')).toEqual(['2026-06-09T23:59:59']);
  expect(await times('2026-06-11', null)).toEqual(['2026-06-11T00:00:00']);
  expect(await stranger.refused(getActions, { ...NONE, start: '2026-06-11', end: '2026-06-10' })).toMatchObject({
    problems: [{ field: 'start', key: 'invalidDates' }],
  });
});

test('it can be asked for one person, one kind of action and one kind of object', async () => {
  await recordAction('lock', { object: { type: 'user', id: '601' } });
  await recordAction('changeRights', { object: { type: 'user', id: '602' } });
  await recordAction('registerCompany', { object: { type: 'company', id: '1003' } });
  const types = async (filter: Partial<Filter>) => (await journal(stranger, filter)).map(({ type }) => type);
  expect(await types({ type: 'lock' })).toEqual(['lock']);
  expect(await types({ type: 'alter_user', objectId: '602', objectType: 'user' })).toEqual(['alter_user']);
  expect(await types({ objectType: 'company' })).toEqual(['add_company']);
  expect(await types({ type: 'no such action' })).toEqual([]);
  expect(await types({ userId: 'x' })).toEqual([]);
  expect(await types({ userId: '505', objectType: 'company' })).toEqual(['add_company']);
});

test('a payroll’s history is apart from the payments’, whose ids count in the same row', async () => {
  const { queries } = bank.services.db;
  const [row] = await queries
    .insert(document)
    .values({
      type: 'payroll',
      companyId: 1003,
      number: '1',
      documentDate: BANK_DAY,
      accountId: 7013,
      creatorId: 505,
      amount: '1.00',
      currencyCode: '980',
      currencyLetters: 'UAH',
      receiverName: '',
      receiverCode: '',
      receiverAccount: '',
      receiverIsResident: true,
      receiverHasCode: true,
      purpose: '',
      createdAt: bank.clock.now(),
    })
    .returning();
  await recordAction('savePayment', { object: { type: 'document', id: String(row?.id) } });
  const objectId = String(row?.id);
  expect(await journal(stranger, { objectType: 'payroll', objectId })).toHaveLength(1);
  expect(await journal(stranger, { objectType: 'payroll' })).toHaveLength(1);
  expect(await journal(stranger, { objectType: 'pmt', objectId })).toEqual([]);
});
