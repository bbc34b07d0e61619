import { and, eq, sql } from 'drizzle-orm';
import { createPasswords } from '../src/areas/identity/passwords';
import { isSecretAnswer } from '../src/areas/users/secret-answers';
import { findBrokenAuditRow, writeAudit } from '../src/audit';
import { selectRows, type Database } from '../src/db';
import {
  account,
  appUser,
  audit,
  bankState,
  company,
  correspondent,
  country,
  deposit,
  employee,
  exchangeRate,
  letter,
  listCode,
  registration,
} from '../src/db/schema';
import { findLedgerFaults } from '../src/ledger';
import { freshDirectory } from './support/get-cached-folder';
import { START } from './support/test-clock';
import { ENGINES, ONE_ENGINE, openCopy, openMigrated } from './support/engines';
import { CHEAP, describeFilledImage, NEWEST_STEP, seedUpTo, TEST_PEPPER } from './support/image';

const passwords = createPasswords(Buffer.from(TEST_PEPPER), CHEAP);

function start(db: Database, version = NEWEST_STEP, mode: 'development' | 'production' = 'development') {
  return seedUpTo(version, db, freshDirectory(), mode);
}

describe.each(ENGINES)('a database that an older version filled, on %s', (engine) => {
  let db: Database;
  afterEach(() => db.close());

  /** Opens a database of a version with the steps up to `version`. */
  const openFilled = async (version: number) => (db = await openCopy(engine, describeFilledImage(version)));

  test('holds after the start of the newest version what a new one holds, to the row', async () => {
    db = await openMigrated(engine);
    expect(await start(db, 1)).toEqual([1]);
    expect(await db.queries.select().from(country)).toEqual([]);
    expect(await start(db)).toEqual([2, 3, 4, 5, 6, 7, 8, 13, 14, 15]);
    // The image was filled at once, like every new database.
    const another = await openCopy('pglite', describeFilledImage());
    try {
      expect(await readContent(db)).toEqual(await readContent(another));
    } finally {
      await another.close();
    }
    expect(await findLedgerFaults(db.queries)).toEqual([]);
    expect(await start(db)).toEqual([]);
  });

  // Rows were just shown to be equal on both engines.
  if (!ONE_ENGINE.includes(engine)) return;

  test('keeps what people did in it: their rows, their numbers, their decisions', async () => {
    const { queries } = await openFilled(1);
    const own = { companyId: 1001, code: '92000019', name: 'Моя назва', iban: 'UA263052990000026006999000301' };
    await queries.insert(correspondent).values({ ...own, isResident: true, hasCode: true, maximum: '7.00' });
    await queries.insert(employee).values({
      companyId: 1001,
      taxCode: '1',
      lastName: 'Своя',
      firstName: 'А',
      middleName: '',
      account: '1',
      status: 'active',
    });
    await queries
      .insert(letter)
      .values({ companyId: 1001, folder: 'sent', subject: 'Лист', text: 'Текст', authorId: 502, sentAt: START });
    await queries.insert(listCode).values({ list: 'ident_types', code: 'TXID', name: 'Своя назва', place: 99 });
    await queries.update(company).set({ address: 'Нова адреса' }).where(eq(company.id, 1002));
    await queries.update(company).set({ status: 2 }).where(eq(company.id, 1004));
    await queries.update(appUser).set({ secretQuestion: 'Своє?' }).where(eq(appUser.login, 'buh1'));
    const rates = { currencyLetters: 'EUR', currencyName: 'євро', official: '50.0000', buy: '49.00', sale: '51.00' };
    await queries.insert(exchangeRate).values({ currencyCode: '978', ...rates });

    await start(db);
    const stored = await queries
      .select()
      .from(correspondent)
      .where(and(eq(correspondent.iban, own.iban), eq(correspondent.companyId, 1001)));
    expect(stored).toMatchObject([{ name: 'Моя назва', maximum: '7.00' }]);
    expect(await queries.select().from(employee)).toMatchObject([{ lastName: 'Своя' }]);
    expect(await queries.select().from(letter)).toMatchObject([{ subject: 'Лист' }]);
    expect(await queries.select().from(listCode).where(eq(listCode.code, 'TXID'))).toMatchObject([
      { name: 'Своя назва' },
    ]);
    expect(await queries.select().from(company).where(eq(company.id, 1002))).toMatchObject([
      { address: 'Нова адреса', phone: '' },
    ]);
    expect(await queries.select().from(registration)).toEqual([]);
    expect(await queries.select().from(appUser).where(eq(appUser.login, 'buh1'))).toMatchObject([
      { secretQuestion: 'Своє?', secretAnswerHash: '' },
    ]);
    expect(await queries.select().from(exchangeRate).where(eq(exchangeRate.currencyCode, '978'))).toMatchObject([
      rates,
    ]);
    expect(await findLedgerFaults(queries)).toEqual([]);
  });

  test('gets names and commercial rates for the official ones that the first version had alone', async () => {
    await openFilled(1);
    const first = { currencyCode: '840', currencyLetters: 'USD', official: '41.0000', buy: '41.0000', sale: '41.0000' };
    await db.queries.insert(exchangeRate).values(first);
    await start(db);
    const [dollar] = await db.queries.select().from(exchangeRate).where(eq(exchangeRate.currencyCode, '840'));
    expect(dollar).toMatchObject({ currencyName: 'долар США' });
    expect(Number(dollar?.buy)).toBeLessThan(Number(dollar?.sale));
  });

  test('has its readable secret answers replaced by hashes, and each is still its owner’s', async () => {
    await openFilled(2);
    await db.queries.update(appUser).set({ secretAnswerHash: 'Мій  Кіт' }).where(eq(appUser.login, 'buh1'));
    await start(db);
    const people = await db.queries.select().from(appUser);
    expect(people.map(({ secretAnswerHash }) => secretAnswerHash.slice(0, 10))).toEqual(people.map(() => '$argon2id$'));
    const hash = people.find(({ login }) => login === 'buh1')?.secretAnswerHash ?? '';
    expect(await isSecretAnswer(passwords, hash, ' мій кіт')).toBe(true);
    expect(await isSecretAnswer(passwords, hash, 'пісочниця')).toBe(false);
  });

  test('gets the history of payments that nobody has touched since, and none beside what people did', async () => {
    const { queries } = await openFilled(3);
    const sendAction = { action: 'send', object: { type: 'document', id: '9004' }, result: 'ok' } as const;
    await writeAudit(queries, {
      ...sendAction,
      at: START,
      actor: { userId: 502, companyId: 1001, address: '192.0.2.1' },
    });
    await start(db);
    const rows = await queries.select().from(audit).orderBy(audit.id);
    const actionsOn = (id: number) =>
      rows.filter(({ objectId }) => objectId === String(id)).map(({ action }) => action);
    expect(actionsOn(9006)).toEqual(['savePayment', 'signSecond', 'signFirst', 'send', 'execute']);
    expect(actionsOn(9004)).toEqual(['send']);
    expect(await findBrokenAuditRow(queries)).toBeNull();
  });

  test('has comments for developers replaced, and those of people left alone', async () => {
    const { queries } = await openFilled(3);
    const commentOf = async (id: number) =>
      (await queries.select().from(account).where(eq(account.id, id)))[0]?.comment;
    const setComment = (id: number, comment: string) =>
      queries.update(account).set({ comment }).where(eq(account.id, id));
    await setComment(7006, 'Арешт за ухвалою (тест)');
    await setComment(7008, 'Своє');
    await queries.update(deposit).set({ comment: 'Вигаданий депозит для демонстрації' });
    await queries
      .update(correspondent)
      .set({ name: 'Test Handel GmbH (рахунок у UAH)' })
      .where(eq(correspondent.id, 5));
    await start(db);
    expect([await commentOf(7006), await commentOf(7008)]).toEqual(['Арешт за ухвалою суду', 'Своє']);
    const deposits = await queries.select().from(deposit).orderBy(deposit.number).limit(2);
    expect(deposits.map(({ comment }) => comment)).toEqual([
      'Резерв для розрахунків з постачальниками',
      'Вільні кошти',
    ]);
    expect(await queries.select().from(correspondent).where(eq(correspondent.id, 5))).toMatchObject([
      { name: 'Test Handel GmbH, представництво' },
    ]);
  });

  test('gets an account in yen, and a company that has opened one keeps its own', async () => {
    const { queries } = await openFilled(4);
    const [euros] = await queries.select().from(account).where(eq(account.id, 7011));
    if (!euros) throw new Error('no euros');
    const own = { ...euros, id: 8500, currencyCode: '392', currencyLetters: 'JPY', balance: '0.00' };
    await queries.insert(account).values(own);
    await start(db);
    const yens = await queries.select().from(account).where(eq(account.currencyCode, '392'));
    expect(yens.filter(({ kind }) => kind === 'current')).toMatchObject([{ id: 8500, balance: '0.00' }]);
    expect(await findLedgerFaults(queries)).toEqual([]);
  });

  test('may have a step done again without a change, as after a restore of a wrong version', async () => {
    await openFilled(NEWEST_STEP);
    const before = await readContent(db);
    await db.queries.update(bankState).set({ seedVersion: 1 });
    expect(await start(db)).toEqual([2, 3, 4, 5, 6, 7, 8, 13, 14, 15]);
    expect(await readContent(db)).toEqual(before);
  });

  test('that began in production mode gets directories only, in whatever mode the newest version starts', async () => {
    db = await openMigrated(engine);
    await start(db, 1, 'production');
    await start(db);
    expect((await db.queries.select().from(country)).length).toBeGreaterThan(200);
    expect(await db.queries.select().from(company)).toEqual([]);
  });

  test('of a newer version than the program stops the start and says what to do', async () => {
    await openFilled(NEWEST_STEP);
    await db.queries.update(bankState).set({ seedVersion: 99 });
    await expect(start(db)).rejects.toThrow(
      /newer version .* filled this database .* another NCB_DATA_DIR or DATABASE_URL/,
    );
  });

  test('is filled once when several processes start on it at the same moment', async () => {
    await openFilled(1);
    const done = await Promise.all([start(db), start(db), start(db)]);
    expect(done.flat().sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 13, 14, 15]);
  });
});

/** Random values: salted hashes, keys and what they sign. */
const RANDOM_COLUMNS = [
  'identity',
  'password_hash',
  'secret_answer_hash',
  'serial',
  'der',
  'fingerprint',
  'key_fingerprint',
  'signature',
];

async function readContent({ queries }: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await selectRows<{ name: string }>(
    queries,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name <> 'migration' ORDER BY 1`,
  );
  const content: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const rows = await selectRows<{ row: string }>(
      queries,
      sql`SELECT (to_jsonb(t) - ${sql.param(RANDOM_COLUMNS)}::text[])::text AS row FROM ${sql.identifier(name)} t`,
    );
    // The engines order texts differently.
    content[name] = rows.map(({ row }) => row).sort();
  }
  return content;
}
