import {
  changeCorrespondents,
  changePaymentRules,
  documentsToSign,
  getActions,
  getApprovalNeed,
  getPayment,
  getPaymentRules,
  importCorrespondents,
  insertCorrespondent,
  listCorrespondents,
  listPayments,
  savePayment,
  savePayments,
  type NewCorrespondent,
  type UahPaymentToSave,
} from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import {
  NO_APPROVAL_POLICY,
  NO_CALL,
  RECEIVER_HISTORY_DAYS,
  toPolicyDraft,
  type ApprovalPolicyDraft,
  type CallBack,
} from '@ncb/shared-kernel/domain/rules';
import {
  ActionObject,
  DECLARATION,
  DocumentStatus,
  OWN_BANK_REGISTRY_CODE_FALLBACK,
} from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildIban } from '../src/areas/banks/build-iban';
import { document, documentVersion } from '../src/db/schema';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { ok, PAYMENT, Person, refused, toRefs } from './support/person';
import { RECENT_DOCUMENTS } from './support/searches';
import { signDeclarations } from './support/sign-declarations';
import { BANK_DAY } from './support/test-clock';

jest.setTimeout(120_000);

const CODE = '92000025';
const OLD_ACCOUNT = 'UA263052990000026006999000301';
const OWN_ACCOUNT = 'UA603516070000026003999000001';
const OTHER_OWN_ACCOUNT = 'UA783516070000026002999000002';
const NEW_ACCOUNT = buildIban('305299', '2600123457777');
const PHONE = '0440002218';
const ROW: NewCorrespondent = {
  code: CODE,
  name: 'ТОВ «Ґанок»',
  iban: OLD_ACCOUNT,
  isResident: true,
  hasCode: true,
  maximum: null,
  phone: '044 000-22-18',
};
const CALL: CallBack = {
  isDone: true,
  person: ' Зразкова Ніна, директорка ',
  phone: '+38 044 000 22 18',
  day: BANK_DAY,
  time: '9:05',
  confirmedBy: '',
};
const CATALOGUE = { catalogue: 'ncb_correspondents_c' } as const;

let bank: TestBank;
let first: Person;
let second: Person;
let stranger: Person;

beforeEach(async () => {
  bank = await openTestBank();
  first = await new Person(bank, 'director1').signIn('1001');
  second = await new Person(bank, 'director2').signIn('1001');
  stranger = await new Person(bank, 'fop1').signIn();
}, 60_000);
afterEach(() => bank.close());

const queries = () => bank.services.db.queries;
const keep = async (row = ROW, person = first) => (await person.get(insertCorrespondent, { ...CATALOGUE, row })).id;
let number = 8300;
const draft = (callBack?: CallBack, changes: Partial<UahPaymentToSave> = {}): UahPaymentToSave => {
  number += 1;
  return {
    ...PAYMENT,
    number: String(number),
    creditIban: NEW_ACCOUNT,
    receiverCode: CODE,
    ...(callBack && { callBack }),
    ...changes,
  };
};
const store = (payment: UahPaymentToSave, person = first) => person.call(savePayment, { type: 1, payment });
async function save(payment: UahPaymentToSave, person = first): Promise<string> {
  return (await person.get(savePayment, { type: 1, payment })).id;
}
const read = async (id: string) => (await first.get(getPayment, { id })).payment;
async function readTexts(id: string): Promise<readonly Record<string, string>[]> {
  const rows = await queries()
    .select()
    .from(documentVersion)
    .where(eq(documentVersion.documentId, Number(id)))
    .orderBy(documentVersion.version);
  return rows.map(({ canonical }) => JSON.parse(canonical) as Record<string, string>);
}
async function readDetails(id: string) {
  const search = { lastId: null, userId: null, start: null, end: null, type: null };
  const { actions } = await first.get(getActions, { ...search, objectType: ActionObject.payment, objectId: id });
  return actions.map(({ detail }) => detail);
}

describe('a stated call', () => {
  test('is signed, read back, listed and recorded with its user and the age of the number', async () => {
    await keep();
    const id = await save(draft(CALL));
    const stated = {
      isDone: true,
      person: 'Зразкова Ніна, директорка',
      phone: PHONE,
      phoneSince: BANK_DAY,
      day: BANK_DAY,
      time: '09:05',
      confirmedBy: '',
    };
    const { callBack } = await read(id);
    expect(callBack).toEqual({ ...stated, caller: callBack?.caller });
    expect(callBack?.caller).toMatch(/^\S+ \S\. \S\.$/);
    const { rows } = await first.get(listPayments, RECENT_DOCUMENTS);
    expect(rows.find((row) => row.id === id)?.callBack).toEqual(callBack);
    const { documents } = await second.get(documentsToSign, { documents: toRefs([id]) });
    expect(JSON.parse(documents[0]?.canonical ?? '')).toMatchObject({
      callBack: 'done',
      callBackCaller: callBack?.caller,
      callBackPerson: stated.person,
      callBackPhone: PHONE,
      callBackPhoneSince: BANK_DAY,
      callBackDay: BANK_DAY,
      callBackTime: '09:05',
    });
    expect(await readDetails(id)).toEqual([
      expect.stringMatching(/^Дзвінок отримувачу: .+ → Зразкова Ніна, директорка, 044 000 22 18, .+ 09:05$/),
    ]);
    expect(await first.sign(id)).toEqual([ok(id, DocumentStatus.ready)]);
  });

  test('that nobody made is stated too, without anything else', async () => {
    const id = await save(draft({ ...CALL, isDone: false }));
    const [text] = await readTexts(id);
    expect(Object.keys(text ?? {}).filter((name) => name.startsWith('callBack'))).toEqual([
      'callBack',
      'callBackCaller',
    ]);
    expect(text?.['callBack']).toBe('notDone');
    expect(await read(id)).toMatchObject({ callBack: NO_CALL });
    expect(await readDetails(id)).toEqual(['Отримувачу не телефонували']);
  });

  test('is absent where nobody was asked: the text is that of before', async () => {
    const [text] = await readTexts(await save(draft()));
    expect(Object.keys(text ?? {}).filter((name) => name.startsWith('callBack'))).toEqual([]);
  });

  test.each([
    ['of nobody', { person: '' }, 'person', 'emptyField'],
    ['with a card number', { person: '4111 1111 1111 1111' }, 'person', 'cardNumberInText'],
    ['to a number that the catalogue lacks', { phone: '0671112233' }, 'phone', 'callPhoneUnknown'],
    ['to no number', { phone: '' }, 'phone', 'emptyField'],
    ['of last year', { day: '2025-01-01' }, 'day', 'callTooOld'],
    ['of tomorrow', { day: '2099-01-01' }, 'day', 'callInFuture'],
    ['of no day', { day: '' }, 'day', 'emptyField'],
    ['of later today', { time: '23:59' }, 'time', 'callInFuture'],
    ['at no time', { time: '25:00' }, 'time', 'callTimeIncorrect'],
    ['confirmed by an essay', { confirmedBy: 'я'.repeat(101) }, 'confirmedBy', 'tooLongText'],
  ])('%s is refused', async (_, changes, field, key) => {
    await keep();
    expect(await store(draft({ ...CALL, ...changes }))).toMatchObject({
      failure: { problems: [{ field: `callBack.${field}`, key }] },
    });
    // A card number is refused before a batch is read.
    if (key === 'cardNumberInText') return;
    const batch = await first.get(savePayments, { type: 1, all: false, payments: [draft({ ...CALL, ...changes })] });
    expect(batch.results[0]?.problems).toMatchObject([{ field: `callBack.${field}`, key }]);
  });

  test('names no number of another receiver or of another company', async () => {
    await keep({ ...ROW, code: '92000019', iban: buildIban('305299', '2600123451111') });
    await keep(ROW, stranger);
    expect(await store(draft(CALL))).toMatchObject({ failure: { problems: [{ key: 'callPhoneUnknown' }] } });
  });

  test('to a receiver without a code names a number of the same account only', async () => {
    const abroad = { code: '000000000', isResident: false, hasCode: false } as const;
    const receiver = { receiverCode: '000000000', receiverIsResident: false, receiverHasCode: false } as const;
    await keep({ ...ROW, ...abroad, phone: '+48 22 123 45 67' });
    const call = { ...CALL, phone: '+48221234567' };
    expect(await store(draft(call, receiver))).toMatchObject({ failure: { problems: [{ key: 'callPhoneUnknown' }] } });
    await save(draft(call, { ...receiver, creditIban: OLD_ACCOUNT }));
  });

  test('is kept with its user by an edit of something else, and is that of the editor once it changes', async () => {
    const rowId = await keep();
    const id = await save(draft(CALL));
    const before = (await read(id)).callBack;
    // The number leaves the catalogue: the statement is about an earlier day.
    await first.get(changeCorrespondents, { ...CATALOGUE, change: { operation: 'delete', row: null, ids: [rowId] } });
    await save(draft(CALL, { id, version: 1, amount: '2.00' }), second);
    expect((await read(id)).callBack).toEqual(before);
    const problems = [{ field: 'callBack.phone', key: 'callPhoneUnknown' }];
    const other = draft({ ...CALL, time: '09:06' }, { id, version: 2 });
    expect(await store(other, second)).toMatchObject({ failure: { problems } });
    const elsewhere = draft(CALL, { id, version: 2, creditIban: buildIban('305299', '2600123458888') });
    expect(await store(elsewhere, second)).toMatchObject({ failure: { problems } });
    await keep();
    // A program that knows no statements leaves it, until the receiver changes; then the journal says so.
    await save(draft(undefined, { id, version: 2, amount: '3.00' }), second);
    expect((await read(id)).callBack).toEqual(before);
    await save({ ...other, version: 3 }, second);
    const after = (await read(id)).callBack;
    expect(after?.caller).not.toBe(before?.caller);
    expect((await readTexts(id)).map((text) => text['callBackCaller'])).toEqual([
      before?.caller,
      before?.caller,
      before?.caller,
      after?.caller,
    ]);
    await save(draft(undefined, { id, version: 4, receiverCode: '92000019' }), second);
    expect((await read(id)).callBack).toMatchObject({ ...NO_CALL, caller: '' });
    expect(await readDetails(id)).toContainEqual(
      expect.stringContaining('Запис про дзвінок знято: змінено отримувача'),
    );
  });

  test('that an edit leaves as it is may have become too old for a new one', async () => {
    await keep();
    const id = await save(draft(CALL));
    bank.clock.pass({ days: 31 });
    await first.signIn('1001');
    const today = { documentDate: '2026-08-15', id, version: 1 };
    const problems = [{ field: 'callBack.day', key: 'callTooOld' }];
    expect(await store(draft({ ...CALL, person: 'Інша Олена' }, today))).toMatchObject({ failure: { problems } });
    await save(draft(CALL, today));
    expect((await read(id)).callBack).toMatchObject({ day: BANK_DAY });
  });

  test.each([
    ['of the company itself', OTHER_OWN_ACCOUNT, '91000017'],
    ['of the bank, unopened', buildIban('351607', '2909912345'), OWN_BANK_REGISTRY_CODE_FALLBACK],
  ])('about an account %s is ignored', async (_, creditIban, receiverCode) => {
    const id = await save(draft({ ...CALL, phone: '0671112233' }, { creditIban, receiverCode }));
    expect((await read(id)).callBack).toBeUndefined();
    expect(await readDetails(id)).toEqual([undefined]);
  });

  test('cannot be changed once the payment is signed', async () => {
    await keep();
    const id = await save(draft(CALL));
    await first.sign(id);
    expect(await store(draft(NO_CALL, { id, version: 1 }), second)).toMatchObject({
      failure: { code: 'statusForbidsAction' },
    });
  });
});

describe('a policy that demands a call', () => {
  const EMPTY = toPolicyDraft(NO_APPROVAL_POLICY);
  const change = (approval: Partial<ApprovalPolicyDraft>) =>
    first.get(changePaymentRules, { perPayment: '', perDay: '', reason: '', approval: { ...EMPTY, ...approval } });
  const need = (amount: string, receiverAccount = NEW_ACCOUNT) =>
    first.get(getApprovalNeed, { type: 1, amount, currencyLetters: 'UAH', receiverAccount });
  const { new: NEW, signedFirst: FIRST, ready: READY, inProgress: SENT, success: DONE } = DocumentStatus;
  async function execute() {
    bank.clock.pass({ minutes: 5 });
    await bank.engine.runOnce();
  }
  const statusOf = async (id: string) => (await read(id)).status;

  test('above an amount bars the signature of a payment to a new receiver without one', async () => {
    await change({ callBackAbove: '1000' });
    await keep();
    const [small, large, denied, called] = [
      await save(draft(undefined, { amount: '1000.00' })),
      await save(draft(undefined, { amount: '1000.01' })),
      await save(draft(NO_CALL, { amount: '1000.01' })),
      await save(draft(CALL, { amount: '1000.01' })),
    ];
    const { documents } = await first.get(documentsToSign, { documents: toRefs([small, large, denied, called]) });
    expect(documents.map(({ refusal }) => refusal)).toEqual([
      undefined,
      'callBackMissing',
      'callBackMissing',
      undefined,
    ]);
    expect(await first.sign(small, large, denied, called)).toEqual([
      ok(small, READY),
      refused(large, 'callBackMissing'),
      refused(denied, 'callBackMissing'),
      ok(called, READY),
    ]);
    expect(await first.send(small, called)).toEqual([ok(small, SENT), ok(called, SENT)]);
    expect((await need('1000.01')).callBack).toBe(true);
    // Split in parts, it is above the amount too.
    expect((await need('1000.00')).callBack).toBe(true);
    expect((await need('0.01')).callBack).toBe(true);
  });

  test('is not met by a small payment that tried the account, but by one with a call or one above', async () => {
    await change({ callBackAbove: '1000' });
    await keep();
    const trial = await save(draft(undefined, { amount: '1.00' }));
    await first.sign(trial);
    await first.send(trial);
    await execute();
    expect(await statusOf(trial)).toBe(DONE);
    expect((await need('1000.01')).callBack).toBe(true);
    const called = await save(draft(CALL, { amount: '2.00' }));
    await first.sign(called);
    await first.send(called);
    await execute();
    expect((await need('900000.00')).callBack).toBe(false);
  });

  test('adds up the parts of 30 days, and asks nothing about a payee that was paid before them', async () => {
    await keep();
    const small = await save(draft(undefined, { amount: '600.00' }));
    await first.sign(small);
    await first.send(small);
    await execute();
    await change({ callBackAbove: '1000' });
    const needAfter = async (days: number) => {
      bank.clock.pass({ days });
      await first.signIn('1001');
      return (await need('500.00')).callBack;
    };
    expect(await needAfter(0)).toBe(true);
    expect(await needAfter(30)).toBe(true);
    expect(await needAfter(1)).toBe(false);
    expect((await need('900000.00')).callBack).toBe(false);
  });

  test('holds for what was signed before it, and for what a file or another program brought', async () => {
    const signed = await save(draft(undefined, { amount: '5.00' }));
    const half = await save(draft(undefined, { amount: '5.00' }));
    const { results } = await first.get(savePayments, {
      type: 1,
      all: true,
      payments: [draft(undefined, { amount: '5.00' })],
    });
    const batch = results[0]?.id ?? '';
    await first.sign(signed);
    await second.sign(half);
    await change({ callBackAbove: '0' });
    expect(await first.send(signed)).toEqual([refused(signed, 'callBackMissing')]);
    expect(await statusOf(signed)).toBe(READY);
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    expect(await accountant.sign(half, batch)).toEqual([
      refused(half, 'callBackMissing'),
      refused(batch, 'callBackMissing'),
    ]);
    expect(await statusOf(half)).toBe(FIRST);
    // The way out: new again, with the call, signed again.
    await keep();
    expect(await first.unsign(signed)).toEqual([ok(signed, NEW)]);
    await save(draft(CALL, { id: signed, version: 1, amount: '5.00' }));
    expect(await first.sign(signed)).toEqual([ok(signed, READY)]);
    expect(await first.send(signed)).toEqual([ok(signed, SENT)]);
  });

  test('asks nothing of payments to the Treasury, to the company itself and of the bank', async () => {
    await change({ callBackAbove: '0', coolingHours: '24' });
    for (const iban of ['UA308999980310001000000000001', OWN_ACCOUNT]) {
      expect(await need('5.00', iban)).toMatchObject({ callBack: false, coolingUntil: null });
    }
  });

  test('is taken away by two people, and left as it is by a client that does not know it', async () => {
    await change({ callBackAbove: '1000', coolingHours: '24' });
    const { callBackAbove: _, coolingHours: _hours, ...known } = EMPTY;
    const asked = { perPayment: '', perDay: '', reason: '', approval: { ...known, onePersonMax: '500' } };
    expect(await first.get(changePaymentRules, asked)).toEqual({ waits: false });
    const kept = { callBackAbove: '1000.00', coolingHours: 24, onePersonMax: '500.00' };
    expect((await first.get(getPaymentRules, {})).approval).toMatchObject(kept);
    expect(await change({ onePersonMax: '500' })).toEqual({ waits: true });
    const id = (await second.get(getPaymentRules, {})).changes[0]?.declarationId ?? '';
    expect(await signDeclarations(second, [id])).toMatchObject([{ error: null }]);
    const { approval } = await first.get(getPaymentRules, {});
    expect(approval).toMatchObject({ callBackAbove: null, coolingHours: null, onePersonMax: '500.00' });
  });

  test('is loosened by nobody alone, nor taken back', async () => {
    await change({ callBackAbove: '1000', coolingHours: '24' });
    expect(await change({ callBackAbove: '2000', coolingHours: '24' })).toEqual({ waits: true });
    const rules = await first.get(getPaymentRules, {});
    expect(rules.approval).toMatchObject({ callBackAbove: '1000.00', coolingHours: 24 });
    const id = (await second.get(getPaymentRules, {})).changes[0]?.declarationId ?? '';
    const { documents } = await second.get(documentsToSign, { documents: [{ id, type: DECLARATION }] });
    expect(documents[0]?.canonical).toContain(
      'Дзвінок новому отримувачу обов’язковий понад: 1 000,00 UAH → 2 000,00 UAH',
    );
    expect(await signDeclarations(second, [id])).toMatchObject([{ error: null }]);
    expect((await first.get(getPaymentRules, {})).approval).toMatchObject({ callBackAbove: '2000.00' });
    expect(await change({ coolingHours: '24' })).toEqual({ waits: true });
  });

  test('with a waiting time lets a new receiver be paid only after it, by the clock and not by the day', async () => {
    await change({ coolingHours: '24' });
    bank.clock.pass({ hours: 11, minutes: 50 });
    await first.signIn('1001');
    const id = await save(draft());
    expect(await first.sign(id)).toEqual([ok(id, READY)]);
    expect((await need('5.00')).coolingUntil).toBe('2026-07-16T23:50:00');
    // Past midnight the day is another one, and the time has not passed.
    bank.clock.pass({ hours: 1 });
    await first.signIn('1001');
    expect(await first.send(id)).toEqual([refused(id, 'payeeCooling')]);
    bank.clock.pass({ hours: 22, minutes: 59 });
    await first.signIn('1001');
    expect(await first.send(id)).toEqual([refused(id, 'payeeCooling')]);
    bank.clock.pass({ minutes: 1 });
    expect((await need('5.00')).coolingUntil).toBeNull();
    expect(await first.send(id)).toEqual([ok(id, SENT)]);
  });

  test('with a waiting time counts from the first signed version, also after a correction of something else', async () => {
    await change({ coolingHours: '2' });
    const id = await save(draft());
    await first.sign(id);
    bank.clock.pass({ hours: 2 });
    await first.signIn('1001');
    await first.unsign(id);
    await save(draft(undefined, { id, version: 1, purpose: 'Оплата за договором № 18, без ПДВ' }));
    await first.sign(id);
    expect(await first.send(id)).toEqual([ok(id, SENT)]);
  });

  test('with a waiting time counts from no draft and no deleted payment', async () => {
    await change({ coolingHours: '2' });
    await save(draft());
    bank.clock.pass({ hours: 5 });
    await first.signIn('1001');
    const id = await save(draft());
    await first.sign(id);
    expect(await first.send(id)).toEqual([refused(id, 'payeeCooling')]);
  });

  test('with a waiting time counts from the entry of the account, not of an older payment that was changed to it', async () => {
    await change({ coolingHours: '2' });
    const id = await save(draft(undefined, { creditIban: OLD_ACCOUNT, receiverCode: '92000019' }));
    bank.clock.pass({ hours: 5 });
    await first.signIn('1001');
    await save(draft(undefined, { id, version: 1 }));
    await first.sign(id);
    expect(await first.send(id)).toEqual([refused(id, 'payeeCooling')]);
    bank.clock.pass({ hours: 2 });
    await first.signIn('1001');
    expect(await first.send(id)).toEqual([ok(id, SENT)]);
    await execute();
    expect(await statusOf(id)).toBe(DONE);
    expect((await need('5.00')).coolingUntil).toBeNull();
  });
});

describe('an account that is not the one paid before', () => {
  async function pay(creditIban: string) {
    const id = await save(draft(undefined, { creditIban }));
    await first.sign(id);
    await first.send(id);
    bank.clock.pass({ minutes: 5 });
    await bank.engine.runOnce();
    return id;
  }

  test('is recorded as unanswered by the bank where no statement came, whatever the catalogue says', async () => {
    const paid = await pay(OLD_ACCOUNT);
    expect(await read(paid)).toMatchObject({ status: DocumentStatus.success });
    await keep({ ...ROW, iban: NEW_ACCOUNT });
    await save(draft());
    const id = await save(draft());
    expect((await read(id)).callBack).toMatchObject({ ...NO_CALL, caller: '' });
    const [text] = await readTexts(id);
    expect(text).toMatchObject({ callBack: 'unanswered' });
    expect(await readDetails(id)).toEqual(['Рахунок отримувача інший, ніж раніше, а про дзвінок нічого не записано']);
    // An answer replaces it, and the known account has none.
    await save(draft(NO_CALL, { id, version: 1 }), second);
    expect((await read(id)).callBack?.caller).not.toBe('');
    expect((await read(await save(draft(undefined, { creditIban: OLD_ACCOUNT })))).callBack).toBeUndefined();
  });
});

describe('a payment of long ago', () => {
  test('makes no account another one, as the form does not know it', async () => {
    const id = await save(draft(undefined, { creditIban: OLD_ACCOUNT }));
    const success = { status: DocumentStatus.success };
    const setPaid = (documentDate: string) =>
      queries()
        .update(document)
        .set({ ...success, documentDate })
        .where(eq(document.id, Number(id)));
    await setPaid(addDays(BANK_DAY, -RECEIVER_HISTORY_DAYS));
    expect((await read(await save(draft()))).callBack).toMatchObject({ ...NO_CALL, caller: '' });
    await setPaid(addDays(BANK_DAY, -RECEIVER_HISTORY_DAYS - 1));
    expect((await read(await save(draft()))).callBack).toBeUndefined();
  });
});

describe('the phone of the catalogue', () => {
  const list = async () => (await first.get(listCorrespondents, { ...CATALOGUE, search: { text: PHONE } })).rows;

  test('is found, kept by an import without one, and gets another day when it changes', async () => {
    const id = await keep();
    expect(await list()).toMatchObject([{ id, phone: PHONE }]);
    expect(await first.get(importCorrespondents, { rows: [{ ...ROW, phone: '' }] })).toEqual({ added: 0 });
    expect(await keep({ ...ROW, phone: '' })).toBe(id);
    const change = (phone: string) =>
      first.get(changeCorrespondents, {
        ...CATALOGUE,
        change: { operation: 'update', row: { ...ROW, id, phone }, ids: [] },
      });
    await change(PHONE);
    const since = async (phone: string) => (await read(await save(draft({ ...CALL, phone })))).callBack?.phoneSince;
    bank.clock.pass({ days: 1 });
    await first.signIn('1001');
    await change(PHONE);
    expect(await since(PHONE)).toBe(BANK_DAY);
    // A client that knows no phones leaves it.
    const { phone: _, ...known } = ROW;
    await first.get(changeCorrespondents, {
      ...CATALOGUE,
      change: { operation: 'update', row: { ...known, id, name: 'ТОВ «Ґанок-2»' }, ids: [] },
    });
    expect(await since(PHONE)).toBe(BANK_DAY);
    // A row that moves to another receiver does not lend them the age of its number.
    const row = { ...ROW, id, code: '92000019', iban: buildIban('305299', '2600123451111') };
    await first.get(changeCorrespondents, { ...CATALOGUE, change: { operation: 'update', row, ids: [] } });
    await first.get(changeCorrespondents, {
      ...CATALOGUE,
      change: { operation: 'update', row: { ...ROW, id }, ids: [] },
    });
    expect(await since(PHONE)).not.toBe(BANK_DAY);
    await change('0671112233');
    expect(await since('0671112233')).not.toBe(BANK_DAY);
  });

  test.each(['12345', '+380440002218x', 'call me', '+38'])('%s is refused', async (phone) => {
    expect(await first.call(insertCorrespondent, { ...CATALOGUE, row: { ...ROW, phone } })).toMatchObject({
      failure: { problems: [{ field: 'phone', key: 'incorrectPhone' }] },
    });
  });
});
