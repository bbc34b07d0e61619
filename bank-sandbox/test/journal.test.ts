import { listPayments, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { document } from '../src/db/schema';
import { BANK_DAY } from './support/test-clock';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { RECENT_DOCUMENTS } from './support/searches';

type Filter = RequestOf<typeof listPayments>;

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const receiver = setUpPerson(bank, 'director1', '1002');
beforeAll(async () => {
  await bank.engine.runOnce();
}, 60_000);

const findRows = async (filter: Partial<Filter>, person = director) =>
  (await person.get(listPayments, { ...RECENT_DOCUMENTS, ...filter })).rows;
const seeded = async (filter: Partial<Filter>) =>
  (await findRows({ type: 1, ...filter })).map(({ id }) => id).filter((id) => Number(id) >= 9001 && Number(id) <= 9009);

test('a row tells what a file of it needs: a passport is no code, a structured purpose is one', async () => {
  const { queries } = bank.services.db;
  const one = (id: number, changes: Partial<typeof document.$inferInsert>) =>
    queries.update(document).set(changes).where(eq(document.id, id));
  const xml = '<Strd><TaxRmt><Rcrd><CertId>101</CertId></Rcrd></TaxRmt></Strd>';
  await one(9002, { receiverHasCode: false, details: { structuredPurpose: xml } });
  try {
    const rows = await findRows({ type: 1 });
    const findRow = (id: string) => rows.find((row) => row.id === id);
    expect(findRow('9002')).toMatchObject({ receiverHasCode: false, structuredPurposeXml: xml });
    expect(findRow('9001')).toMatchObject({ receiverHasCode: undefined, structuredPurposeXml: undefined });
  } finally {
    await one(9002, { receiverHasCode: true, details: {} });
  }
});

describe('a filter of the journal finds', () => {
  test.each([
    ['one number and not those that begin with it', { number: '10' }, []],
    ['the number itself', { number: ' 101 ' }, ['9001']],
    ['a part of the receiver’s name in any case', { receiverName: 'тестовий хліб' }, ['9009', '9002']],
    ['the name in other quotation marks', { receiverName: 'прат "тестовий' }, ['9009', '9002']],
    ['the beginning of the receiver’s code', { receiverCode: '920000' }, ['9009', '9004', '9002', '9001', '9006']],
    ['the receiver’s account with spaces in it', { receiverAccount: 'UA58 3004 6500' }, ['9009', '9002']],
    ['the end of the receiver’s account', { receiverAccount: '999000304' }, ['9007']],
    ['the creator as the journal calls him', { creator: 'Тестенко І.', number: '101' }, ['9001']],
    ['nothing of another creator', { creator: 'Вигаданець' }, []],
    ['the currency by its letters', { currencyLetters: 'UAH', number: '101' }, ['9001']],
    ['the currency by its code', { currencyLetters: '980', number: '101' }, ['9001']],
    ['nothing in another currency', { currencyLetters: 'USD' }, []],
    ['amounts, both ends included', { amountLow: '999.99', amountHigh: '1200.00' }, ['9003', '9001']],
    ['everything from zero to zero', { amountLow: '0.00', amountHigh: '0.00', status: 6 as const }, ['9007']],
    ['an amount from below only', { amountLow: '45000.00' }, ['9009', '9006']],
    ['what the company has sent', { direction: 'd' as const, status: 6 as const }, ['9007']],
    ['the sender, who is the company', { senderName: 'калинова', status: 6 as const }, ['9007']],
    ['nothing of another sender', { senderName: 'Степовий' }, []],
    ['only what fits all filters', { receiverName: 'Світанок', status: 3 as const }, ['9004']],
  ])('%s', async (_what, filter, ids) => {
    expect(await seeded(filter)).toEqual(ids);
  });

  test('a percent sign, an underscore and a backslash as themselves', async () => {
    for (const receiverName of ['%', '_', '\\', "' OR 1=1 --"]) expect(await seeded({ receiverName })).toEqual([]);
    await bank.services.db.queries.update(document).set({ receiverName: 'ТОВ «100%_\\»' }).where(eq(document.id, 9004));
    for (const receiverName of ['100%', '%_', '_\\']) expect(await seeded({ receiverName })).toEqual(['9004']);
  });

  test('a Latin i among Cyrillic letters, in the name and as it is typed', async () => {
    await bank.services.db.queries.update(document).set({ receiverName: 'ТОВ «Iскрiн»' }).where(eq(document.id, 9004));
    for (const receiverName of ['Іскрін', 'Iскрiн', 'iскрін']) expect(await seeded({ receiverName })).toEqual(['9004']);
  });

  test('an apostrophe as whichever of them', async () => {
    await bank.services.db.queries.update(document).set({ receiverName: 'ТОВ «Сімʼя»' }).where(eq(document.id, 9004));
    for (const receiverName of ["сім'я", 'Сім’я', '"Сімʼ', 'сiм’я'])
      expect(await seeded({ receiverName })).toEqual(['9004']);
  });
});

test('the creator is found by his number too', async () => {
  const [row] = await bank.services.db.queries.select().from(document).where(eq(document.id, 9001));
  expect(await seeded({ creator: String(row?.creatorId), number: '101' })).toEqual(['9001']);
});

test('a search that makes no sense is refused by the field', async () => {
  const problems = async (filter: Partial<Filter>) =>
    (await director.refused(listPayments, { ...RECENT_DOCUMENTS, ...filter })) as unknown as { problems: unknown[] };
  expect(await problems({ amountLow: '2.00', amountHigh: '1.00' })).toMatchObject({
    problems: [{ field: 'amountLow', key: 'incorrectAmountRange' }],
  });
  expect(await problems({ start: '1989-12-31' })).toMatchObject({
    problems: [{ field: 'start', key: 'invalidDateMessage' }],
  });
  expect(await problems({ start: '2026-07-20' })).toMatchObject({
    problems: [{ field: 'start', key: 'invalidDates' }],
  });
});

describe('payments that come in', () => {
  const incoming = (filter: Partial<Filter> = {}, person = receiver) => findRows({ direction: 'k', ...filter }, person);

  test('are rows of the receiver’s journal, with the payer as the correspondent', async () => {
    expect(await incoming()).toEqual([
      {
        id: expect.stringMatching(/^in-10000\d+$/),
        number: '105',
        documentDate: BANK_DAY,
        valueDate: '2026-07-15',
        type: 1,
        status: 5,
        repeatedStatus: 5,
        creator: '',
        receiverName: 'ТОВ «Калинова Брама»',
        receiverCode: '91000017',
        receiverAccount: 'UA603516070000026003999000001',
        debitAccountId: '7010',
        debitAccount: '26006999000020',
        currencyLetters: 'UAH',
        currencyCode: '980',
        amount: '301.10',
        amountInUah: '301.10',
        purpose: 'Повернення помилково отриманих коштів, без ПДВ',
        abortReason: null,
        confirmed: '2026-07-15T12:00:00',
        confirmDate: BANK_DAY,
        confirmTime: '12:00:00',
        bankDocumentId: expect.stringMatching(/^10000\d+$/),
        direction: 'k',
        receiverBankCode: '351607',
        debitCurrency: 'UAH',
        creditCurrency: 'UAH',
      },
    ]);
  });

  test('are not among those that were made here, and not the payer’s own', async () => {
    expect((await findRows({}, receiver)).map(({ number }) => number)).not.toContain('105');
    expect(await incoming({}, director)).toEqual([]);
  });

  test.each([
    ['the payer', { senderName: 'Калинова' }, 1],
    ['another payer', { senderName: 'Світанок' }, 0],
    ['the amount', { amountLow: '301.10', amountHigh: '301.10' }, 1],
    ['a smaller amount', { amountHigh: '301.09' }, 0],
    ['its own account', { accountIds: ['7010'] }, 1],
    ['another account', { accountIds: ['7011'] }, 0],
    ['an account of the payer', { accountIds: ['7001'] }, 0],
    ['the status of executed ones', { status: 5 as const }, 1],
    ['another status', { status: 4 as const }, 0],
    ['the payer’s people', { creator: 'Тестенко' }, 0],
    ['a day before', { start: '2026-07-01', end: '2026-07-14' }, 0],
  ])('are found by %s', async (_what, filter, count) => {
    expect(await incoming(filter)).toHaveLength(count);
  });
});
