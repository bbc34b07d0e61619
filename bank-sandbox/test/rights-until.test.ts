import {
  addUser,
  changeUserRights,
  getUserInfo,
  listUsers,
  revokeUserRights,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { bankState, membership, userChange } from '../src/db/schema';
import { approveAll } from './support/sign-declarations';
import { type Person, refused } from './support/person';
import { BUH1, DIRECTOR1, DIRECTOR2, EXPIRED1 } from './support/user-ids';
import { setUpBank, setUpPerson } from './support/set-up-bank';

jest.setTimeout(30_000);

/** Days after the bank day, 15.07.2026. */
const [LAST_DAY, LATER] = ['2026-07-20', '2026-08-20'];
const ACCOUNTANT = {
  userId: BUH1,
  role: Role.accountant,
  signatureRight: SignatureRight.second,
  position: 'Бухгалтер',
} as const;

/** Director and administrator with all signatures. */

/** Director with the first signature. */

const bank = setUpBank();
const first = setUpPerson(bank, 'director1', '1001');
const second = setUpPerson(bank, 'director2', '1001');
const accountant = setUpPerson(bank, 'buh1', '1001');
afterEach(async () => {
  const { queries } = bank.services.db;
  await queries.delete(userChange);
  await queries.update(membership).set({ rightsUntil: null }).where(eq(membership.companyId, 1001));
  await bank.services.db.queries.update(bankState).set({ dayOffset: 0 });
});

const setDayOffset = (dayOffset: number) => bank.services.db.queries.update(bankState).set({ dayOffset });
const findRow = async (person: Person, userId: string) =>
  (await person.get(listUsers, { needAll: false })).users.find(({ id }) => id === userId);
const changeRights = (person: Person, request: RequestOf<typeof changeUserRights>) =>
  person.call(changeUserRights, request);
const directorsRights = (userId: string, rightsUntil: string | null) => {
  const right = userId === DIRECTOR1 ? SignatureRight.all : SignatureRight.first;
  return { userId, role: Role.director, signatureRight: right, position: 'Директор', rightsUntil };
};

test('an end of rights acts at once, is told, and the day after it the bank takes no signature any more', async () => {
  expect(await changeRights(first, { ...ACCOUNTANT, rightsUntil: LAST_DAY })).toEqual({
    ok: true,
    value: { waits: false },
  });
  expect(await findRow(second, BUH1)).toMatchObject({ rightsUntil: LAST_DAY, isGranted: true });
  expect(await findRow(accountant, BUH1)).not.toHaveProperty('rightsUntil', LAST_DAY);
  const { user } = await accountant.get(getUserInfo, { companyRef: '1001' });
  expect(user).toMatchObject({ rightsUntil: LAST_DAY, rightsValid: true });
  const id = await accountant.save();
  await setDayOffset(5);
  expect(await accountant.sign(id)).toMatchObject([{ id, error: null }]);
  await accountant.unsign(id);
  await setDayOffset(6);
  expect(await accountant.sign(id)).toEqual([refused(id, 'insufficientOrExpiredRights')]);
  expect((await accountant.get(getUserInfo, { companyRef: '1001' })).user.rightsValid).toBe(false);
  expect(await findRow(second, BUH1)).toMatchObject({ isGranted: false });
});

test('more time is power: it waits for the second manager, and the rights hold again when he has agreed', async () => {
  await changeRights(first, { ...ACCOUNTANT, rightsUntil: LAST_DAY });
  await setDayOffset(6);
  expect(await changeRights(first, { ...ACCOUNTANT, rightsUntil: LATER })).toEqual({
    ok: true,
    value: { waits: true },
  });
  expect(await findRow(second, BUH1)).toMatchObject({
    rightsUntil: LAST_DAY,
    isGranted: false,
    changes: [{ rightsUntil: LATER }],
  });
  expect(await approveAll(second)).toBe(1);
  expect(await findRow(first, BUH1)).toMatchObject({ rightsUntil: LATER, isGranted: true, changes: [] });
  // Unlimited rights are the largest extension.
  expect(await changeRights(first, { ...ACCOUNTANT, position: 'Старша' })).toMatchObject({ value: { waits: false } });
  expect(await changeRights(first, { ...ACCOUNTANT, rightsUntil: null })).toMatchObject({ value: { waits: true } });
  expect((await findRow(second, BUH1))?.changes).toMatchObject([{ rightsUntil: null }]);
  expect(await changeRights(first, { ...ACCOUNTANT, rightsUntil: '2026-07-25' })).toMatchObject({
    value: { waits: false },
  });
  expect(await findRow(second, BUH1)).toMatchObject({ rightsUntil: '2026-07-25', changes: [] });
});

test('somebody of another company is added with rights that end', async () => {
  const newRights = { ...ACCOUNTANT, userId: EXPIRED1, rightsUntil: LATER };
  expect(await first.get(addUser, newRights)).toEqual({ waits: true });
  await approveAll(second);
  expect(await findRow(first, EXPIRED1)).toMatchObject({ rightsUntil: LATER });
  const { role, signatureRight, position } = ACCOUNTANT;
  await first.get(revokeUserRights, { userId: EXPIRED1, role, signatureRight, position });
});

test('nobody prolongs his own rights, and after their end he changes nobody else’s', async () => {
  expect(await changeRights(first, directorsRights(DIRECTOR2, LAST_DAY))).toMatchObject({ value: { waits: false } });
  for (const until of [LATER, null])
    expect(await changeRights(second, directorsRights(DIRECTOR2, until))).toMatchObject({
      failure: { code: 'forbidden' },
    });
  await setDayOffset(6);
  expect(await changeRights(second, { ...ACCOUNTANT, rightsUntil: LATER })).toMatchObject({
    failure: { code: 'forbidden' },
  });
});

test('neither the last director nor the last possible signatures get an end, and no day of the past is one', async () => {
  expect(await changeRights(first, directorsRights(DIRECTOR2, LAST_DAY))).toMatchObject({ ok: true });
  expect(await changeRights(second, directorsRights(DIRECTOR1, LATER))).toMatchObject({
    failure: { code: 'lastDirector' },
  });
  // Without the accountant the other director could not sign.
  const { queries } = bank.services.db;
  const pair = [Number(DIRECTOR2), Number(BUH1)];
  const ofCompany = eq(membership.companyId, 1001);
  await queries
    .update(membership)
    .set({ rightsUntil: LATER })
    .where(and(ofCompany, notInArray(membership.userId, [...pair, Number(DIRECTOR1)])));
  await queries
    .update(membership)
    .set({ rightsUntil: null })
    .where(and(ofCompany, inArray(membership.userId, pair)));
  expect(await changeRights(second, directorsRights(DIRECTOR1, LATER))).toMatchObject({ ok: true });
  expect(await changeRights(second, { ...ACCOUNTANT, rightsUntil: LATER })).toMatchObject({
    failure: { code: 'lastSigners' },
  });
  expect(await changeRights(first, { ...ACCOUNTANT, rightsUntil: '2026-07-14' })).toMatchObject({
    failure: { problems: [{ field: 'rightsUntil', key: 'rightsEndPast' }] },
  });
});
