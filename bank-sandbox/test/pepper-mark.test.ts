import { eq } from 'drizzle-orm';
import { createPasswords } from '../src/areas/identity/passwords';
import { hashReporter } from '../src/areas/support/load-outcomes';
import type { Database } from '../src/db';
import { appUser, bankState, loadOutcome } from '../src/db/schema';
import { confirmPepper } from '../src/confirm-pepper';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { CHEAP } from './support/image';

const RIGHT = Buffer.from('the secret of this bank');
const ANOTHER = Buffer.from('the secret of another bank');

let bank: TestBank;
let db: Database;
beforeEach(async () => {
  bank = await openTestBank({ config: { pepper: RIGHT.toString() } });
  ({ db } = bank.services);
}, 60_000);
afterEach(() => bank.close());

const start = (pepper: Buffer) => confirmPepper(db, createPasswords(pepper, CHEAP), pepper);
const readPepperMark = async () => (await db.queries.select({ mark: bankState.pepperMark }).from(bankState))[0]?.mark;
const removeMark = () => db.queries.update(bankState).set({ pepperMark: null });

test('a database that was restored under another pepper is not started on, and stays as it is', async () => {
  const before = await readPepperMark();
  expect(before).toMatch(/^\$argon2id\$/);
  expect(before).not.toContain(RIGHT.toString());
  await expect(start(ANOTHER)).rejects.toThrow(/filled with another pepper \(NCB_PEPPER/);
  expect(await readPepperMark()).toBe(before);
  await start(RIGHT);
  expect(await readPepperMark()).toBe(before);
});

test('a database of an older version gets its mark at the next start', async () => {
  await removeMark();
  await start(RIGHT);
  await expect(start(ANOTHER)).rejects.toThrow('another pepper');
});

test('a wrong pepper at that very start is refused where reports of loads give it away, and marks nothing', async () => {
  const [director] = await db.queries.select({ id: appUser.id }).from(appUser).where(eq(appUser.login, 'director1'));
  await db.queries.insert(loadOutcome).values({
    remote: 'accounts',
    version: '1.0.0',
    reporter: hashReporter(RIGHT, director?.id ?? 0),
    loadedAt: bank.clock.now(),
  });
  await removeMark();
  await expect(start(ANOTHER)).rejects.toThrow('another pepper');
  expect(await readPepperMark()).toBeNull();
  await start(RIGHT);
  expect(await readPepperMark()).not.toBeNull();
});

test('of two processes that start at once with two peppers on a database without a mark one is refused', async () => {
  await removeMark();
  const results = await Promise.allSettled([start(RIGHT), start(ANOTHER)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
