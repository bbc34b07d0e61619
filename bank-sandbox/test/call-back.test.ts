import {
  changeCorrespondents,
  documentsToSign,
  getActions,
  getPayment,
  importCorrespondents,
  insertCorrespondent,
  listCorrespondents,
  listPayments,
  savePayment,
  savePayments,
  type NewCorrespondent,
  type UahPaymentToSave,
} from '@ncb/shared-kernel/api/contract';
import { NO_CALL, type CallBack } from '@ncb/shared-kernel/domain/rules';
import { ActionObject, DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildIban } from '../src/areas/banks/build-iban';
import { documentVersion } from '../src/db/schema';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { ok, PAYMENT, Person, toRefs } from './support/person';
import { RECENT_DOCUMENTS } from './support/searches';
import { BANK_DAY } from './support/test-clock';

jest.setTimeout(120_000);

const CODE = '92000025';
const OLD_ACCOUNT = 'UA263052990000026006999000301';
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
    await save(other, second);
    const after = (await read(id)).callBack;
    expect(after?.caller).not.toBe(before?.caller);
    expect((await readTexts(id)).map((text) => text['callBackCaller'])).toEqual([
      before?.caller,
      before?.caller,
      after?.caller,
    ]);
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

describe('the phone of the catalogue', () => {
  const list = async () => (await first.get(listCorrespondents, { ...CATALOGUE, search: { text: PHONE } })).rows;

  test('is found, kept by an import without one, and dated anew when it changes', async () => {
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
    await change('0671112233');
    expect(await since('0671112233')).not.toBe(BANK_DAY);
  });

  test.each(['12345', '+380440002218x', 'call me', '+38'])('%s is refused', async (phone) => {
    expect(await first.call(insertCorrespondent, { ...CATALOGUE, row: { ...ROW, phone } })).toMatchObject({
      failure: { problems: [{ field: 'phone', key: 'incorrectPhone' }] },
    });
  });
});
