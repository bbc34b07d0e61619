import { randomUUID } from 'node:crypto';
import { getPayment, getUserInfo, listPayments, savePayment } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { cleanUp } from '../src/engine';
import { SEED } from '../src/seed/seed-data';
import { counter, document, documentVersion, idempotencyKey } from '../src/db/schema';
import { PAYMENT, Person } from './support/person';
import { setUpBank } from './support/set-up-bank';
import { RECENT_DOCUMENTS } from './support/searches';

let operator: Person;
const bank = setUpBank();
beforeAll(async () => {
  operator = await new Person(bank, 'oper1').signIn();
}, 60_000);

let numbers = 1000;
const nextNumber = () => String((numbers += 1));
const saveRefused = (payment: object, options?: { idempotencyKey: string }) =>
  operator.refused(savePayment, { type: 1, payment: { ...PAYMENT, number: nextNumber(), ...payment } }, options);
const query = () => bank.services.db.queries;

describe('saving a payment', () => {
  test('it is stored as it was given, is new, and the next number follows it', async () => {
    const id = await operator.save({ number: '200', valueDate: '2026-07-20', amount: '1 234,5' });
    const { payment } = await operator.get(getPayment, { id });
    expect(payment).toEqual({
      ...PAYMENT,
      id,
      number: '200',
      valueDate: '2026-07-20',
      amount: '1234.50',
      type: 1,
      status: 0,
      version: 1,
      debitIban: 'UA603516070000026003999000001',
      currencyLetters: 'UAH',
      creator: 'Тестенко І. П.',
      abortReason: null,
      confirmed: null,
      signatures: [],
      receiverCountry: '804',
      currencyCode: '980',
      standardPurposeCode: undefined,
      structuredPurposeKind: 'none',
    });
    expect(await operator.get(getUserInfo, { companyRef: '1001' })).toMatchObject({ nextPaymentNumber: 201 });
  });

  test('more than the catalogue allows to a receiver is refused, up to the kopeck', async () => {
    // The catalogue's maximum is 150,000.00.
    const receiver = { creditIban: 'UA583004650000026001999000302', receiverCode: '92000025' };
    expect(await saveRefused({ ...receiver, amount: '150000.01' })).toMatchObject({
      problems: [{ field: 'amount', key: 'amountTooBig', params: { max: '150000.00' } }],
    });
    await operator.save({ ...receiver, number: '6', amount: '150000.00' });
    await operator.save({ ...receiver, number: '7', amount: '150000.01', receiverCode: '92000019' });
  });

  test('an old number does not turn the counter back, the largest one does not push it over the edge', async () => {
    await operator.save({ number: '5' });
    expect(await operator.get(getUserInfo, { companyRef: '1001' })).toMatchObject({ nextPaymentNumber: 201 });
    await operator.save({ number: '9999999999' });
    expect(await operator.get(getUserInfo, { companyRef: '1001' })).toMatchObject({ nextPaymentNumber: 9_999_999_999 });
    await query().update(counter).set({ nextValue: 201 }).where(eq(counter.companyId, 1001));
  });

  const TO_POLAND = { receiverIsResident: false, receiverHasCode: false, receiverCode: '000000000' } as const;

  test('the country of a non-resident is kept, read back and part of what is signed; a resident’s is ours', async () => {
    const id = await operator.save({ ...TO_POLAND, number: nextNumber(), receiverCountry: 'PL' });
    expect(await operator.get(getPayment, { id })).toMatchObject({ payment: { receiverCountry: '616' } });
    const texts = await query()
      .select()
      .from(documentVersion)
      .where(eq(documentVersion.documentId, Number(id)));
    expect(JSON.parse(texts[0]?.canonical ?? '')).toMatchObject({ receiverCountry: '616' });
    const ours = await operator.save({ number: nextNumber(), receiverCountry: '276' });
    const own = await query()
      .select()
      .from(documentVersion)
      .where(eq(documentVersion.documentId, Number(ours)));
    expect(JSON.parse(own[0]?.canonical ?? '')).not.toHaveProperty('receiverCountry');
    expect(await saveRefused({ ...TO_POLAND, receiverCountry: '999' })).toMatchObject({
      problems: [{ field: 'receiverCountry', key: 'unknownCountry' }],
    });
  });

  /** Correspondents without the Treasury, which requires a structured purpose. */
  const CATALOGUE = SEED.correspondents.filter(({ company, IBAN }) => company === '1001' && !IBAN.includes('899998'));
  test.each(CATALOGUE)(
    'whom the catalogue has can be paid as he stands there: $NAME',
    async ({ NAME, CODE, IBAN, IS_RESIDENT, HAS_CODE }) => {
      const receiver = { receiverName: NAME, receiverCode: CODE, creditIban: IBAN };
      const flags = { receiverIsResident: IS_RESIDENT === 1, receiverHasCode: HAS_CODE === 1 };
      const country = IS_RESIDENT === 1 ? {} : { receiverCountry: '276' };
      const id = await operator.save({ ...receiver, ...flags, ...country, number: nextNumber() });
      expect(await operator.get(getPayment, { id })).toMatchObject({ payment: { ...receiver, ...flags } });
    },
  );

  test('a bank that does not exist is refused', async () => {
    expect(await saveRefused({ creditIban: 'UA509999990000026006999000301' })).toMatchObject({
      problems: [{ field: 'creditIban', key: 'unknownBank' }],
    });
  });

  test('accounts and codes are stored without the spaces that people paste', async () => {
    const id = await operator.save({
      number: nextNumber(),
      creditIban: 'ua26 3052 9900 0002 6006 9990 0030 1',
      receiverCode: ' 92000019 ',
    });
    const { payment } = await operator.get(getPayment, { id });
    expect(payment).toMatchObject({ creditIban: PAYMENT.creditIban, receiverCode: '92000019' });
  });

  test('the same rules as in the form name every wrong field', async () => {
    const failure = await saveRefused({
      number: '',
      documentDate: '2026-07-16',
      valueDate: '2026-07-14',
      debitAccountId: '7005',
      creditIban: 'UA00',
      receiverName: '',
      receiverCode: '123',
      amount: '0',
      purpose: 'прихований\u200bтекст',
    });
    expect(failure).toMatchObject({
      code: 'validation',
      problems: [
        { field: 'number', key: 'emptyField' },
        { field: 'documentDate', key: 'incorrectPDate' },
        { field: 'valueDate', key: 'incorrectVDate' },
        { field: 'debitAccountId', key: 'accountNotAllowed' },
        { field: 'creditIban', key: 'invalidIban' },
        { field: 'receiverName', key: 'emptyField' },
        { field: 'receiverCode', key: 'invalidOkpo' },
        { field: 'amount', key: 'lessThan1' },
        { field: 'purpose', key: 'forbiddenCharacters' },
      ],
    });
  });

  test.each([
    ['more than the account has', { amount: '99999999.00' }, 'amount', 'insufficientFunds'],
    ['what the queue has already reserved', { amount: '1250430.55' }, 'amount', 'insufficientFunds'],
    [
      'an account of the Treasury without structured purpose',
      { creditIban: 'UA308999980310001000000000001' },
      'structuredPurpose',
      'sep4.spp.fillSpp',
    ],
    ['a dollar account', { debitAccountId: '7002' }, 'debitAccountId', 'accountNotAllowed'],
    ['an account of another company', { debitAccountId: '7013' }, 'debitAccountId', 'chooseDebitAccount'],
    ['a credit account', { debitAccountId: '7016' }, 'debitAccountId', 'chooseDebitAccount'],
    ['an account that is no number', { debitAccountId: 'x' }, 'debitAccountId', 'chooseDebitAccount'],
  ])('%s is refused', async (_what, payment, field, key) => {
    expect(await saveRefused(payment)).toMatchObject({ code: 'validation', problems: [{ field, key }] });
  });

  test('a payment to the Treasury keeps its structured purpose and the actual payer, and they are signed', async () => {
    const structuredPurposeXml =
      '<Strd><TaxRmt><Rcrd><CertId>101</CertId><AddtlInf>ПДФО за червень 2026</AddtlInf></Rcrd></TaxRmt></Strd>';
    const ultimateDebtorXml =
      '<UltmtDbtr><Nm>ТОВ «Тест»</Nm><Id><OrgId><Othr><Id>14360570</Id><SchmeNm><Prtry>USRC</Prtry></SchmeNm></Othr></OrgId></Id></UltmtDbtr>';
    const id = await operator.save({
      number: nextNumber(),
      creditIban: 'UA308999980310001000000000001',
      purpose: '101 ПДФО за червень 2026',
      structuredPurposeKind: 'budget',
      // Stored and signed in normal form.
      structuredPurposeXml: `<?xml version="1.0"?>${structuredPurposeXml.replaceAll('Strd', 'n:Strd')}`,
      ultimateDebtorXml,
    });
    const { payment } = await operator.get(getPayment, { id });
    expect(payment).toMatchObject({ structuredPurposeKind: 'budget', structuredPurposeXml, ultimateDebtorXml });
    const [version] = await bank.services.db.queries
      .select()
      .from(documentVersion)
      .where(eq(documentVersion.documentId, Number(id)));
    expect(JSON.parse(version?.canonical ?? '')).toMatchObject({
      structuredPurposeKind: 'budget',
      structuredPurpose: structuredPurposeXml,
      ultimateDebtor: ultimateDebtorXml,
    });
  });

  test('a payment keeps its standard purpose code, and it is signed', async () => {
    const id = await operator.save({ number: nextNumber(), standardPurposeCode: '12' });
    expect((await operator.get(getPayment, { id })).payment.standardPurposeCode).toBe('12');
    const [version] = await bank.services.db.queries
      .select()
      .from(documentVersion)
      .where(eq(documentVersion.documentId, Number(id)));
    expect(JSON.parse(version?.canonical ?? '')).toMatchObject({ standardPurposeCode: '12' });
  });

  test.each(['<Strd>', '<!DOCTYPE a><Strd/>'])(
    'a structured purpose that cannot be read is refused: %s',
    async (xml) => {
      expect(await saveRefused({ structuredPurposeXml: xml })).toMatchObject({
        code: 'validation',
        problems: [{ field: 'structuredPurpose', key: 'unreadableXml' }],
      });
    },
  );

  test('fields that are not the client’s to set are ignored: status, version, creator', async () => {
    const payment = { ...PAYMENT, number: nextNumber() };
    const { id } = await operator.get(savePayment, {
      type: 1,
      payment: { ...payment, status: 3, version: 9, creator: 'Хтось', company_id: '1002' } as typeof payment,
    });
    expect((await operator.get(getPayment, { id })).payment).toMatchObject({
      status: 0,
      version: 1,
      creator: 'Тестенко І. П.',
    });
  });

  test('a second document with the same number and date is refused, another date is another document', async () => {
    await operator.save({ number: '300' });
    expect(await saveRefused({ number: '300' })).toMatchObject({ code: 'duplicateNumber' });
    await operator.save({ number: '300', documentDate: '2026-07-14' });
  });

  test('changing the requisites makes a new version with its own text and keeps the old one', async () => {
    const id = await operator.save({ number: nextNumber() });
    const number = nextNumber();
    expect(await operator.save({ id, number, amount: '7.00' })).toBe(id);
    const { payment } = await operator.get(getPayment, { id });
    expect(payment).toMatchObject({ number, amount: '7.00', version: 2, status: 0 });
    const versions = await query()
      .select()
      .from(documentVersion)
      .where(eq(documentVersion.documentId, Number(id)))
      .orderBy(documentVersion.version);
    expect(versions.map(({ canonical }) => (JSON.parse(canonical) as { amount: string }).amount)).toEqual([
      '1234.56',
      '7.00',
    ]);
  });

  test('only a document that nobody has signed can be changed', async () => {
    expect(await saveRefused({ id: '9002' })).toMatchObject({ code: 'statusForbidsAction' });
    expect(await saveRefused({ id: '9006' })).toMatchObject({ code: 'statusForbidsAction' });
    expect(await saveRefused({ id: '999999' })).toMatchObject({ code: 'notFound' });
  });

  test('what somebody else has saved meanwhile is not overwritten by who did not see it', async () => {
    const id = await operator.save({ number: nextNumber() });
    await operator.save({ id, version: 1, number: nextNumber(), amount: '7.00' });
    expect(await saveRefused({ id, version: 1, amount: '8.00' })).toMatchObject({
      code: 'documentChanged',
      params: { version: '2' },
    });
    expect((await operator.get(getPayment, { id })).payment).toMatchObject({ amount: '7.00', version: 2 });
    await operator.save({ id, version: 2, number: nextNumber(), amount: '8.00' });
  });

  test('twenty people save at once: every document is there, the counter is behind the largest number', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => operator.save({ number: String(5000 + index) })));
    expect(await operator.get(getUserInfo, { companyRef: '1001' })).toMatchObject({ nextPaymentNumber: 5020 });
  });
});

describe('the idempotency key', () => {
  const save = (key: string, payment: object) =>
    operator.call(savePayment, { type: 1, payment: { ...PAYMENT, ...payment } }, { idempotencyKey: key });

  test('the same request under the same key is done once and answered alike, also at the same moment', async () => {
    const [key, number] = [randomUUID(), nextNumber()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(key, { number })));
    answers.push(await save(key, { number }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(await query().select().from(document).where(eq(document.number, number))).toHaveLength(1);
  });

  test('another request under the same key is refused', async () => {
    const key = randomUUID();
    await save(key, { number: nextNumber() });
    expect(await save(key, { number: nextNumber() })).toMatchObject({ failure: { code: 'idempotencyKeyReused' } });
  });

  test('a refused request leaves the key free for the corrected one', async () => {
    const [key, number] = [randomUUID(), nextNumber()];
    expect(await save(key, { number, amount: '0' })).toMatchObject({ ok: false });
    expect(await save(key, { number })).toMatchObject({ ok: true });
  });

  test('somebody else’s key is another key, a malformed one is refused', async () => {
    const key = randomUUID();
    await save(key, { number: nextNumber() });
    const accountant = await new Person(bank, 'buh1').signIn();
    expect(typeof (await accountant.save({ number: nextNumber() }, { idempotencyKey: key }))).toBe('string');
    expect(await save('short', { number: nextNumber() })).toMatchObject({ failure: { code: 'badRequest' } });
  });

  test('after two days it is forgotten', async () => {
    const now = bank.clock.now().getTime();
    const day = 24 * 60 * 60_000;
    await cleanUp(bank.services.db, new Date(now + 2 * day - 1000));
    expect((await query().select().from(idempotencyKey)).length).toBeGreaterThan(0);
    await cleanUp(bank.services.db, new Date(now + 2 * day + 1000));
    expect(await query().select().from(idempotencyKey)).toEqual([]);
    operator = await new Person(bank, 'oper1').signIn();
  });
});

describe('the journal', () => {
  const seeded = async (more: object) => {
    const { rows } = await operator.get(listPayments, { ...RECENT_DOCUMENTS, ...more });
    return rows.filter(({ id }) => Number(id) < 10_000).map(({ id }) => id);
  };

  test('without parameters it has the last thirty days, newest first', async () => {
    expect(await seeded({})).toEqual(['9009', '9005', '9004', '9003', '9002', '9001', '9008', '9007', '9006']);
    await query().update(document).set({ documentDate: '2026-06-14' }).where(eq(document.id, 9001));
    expect(await seeded({})).not.toContain('9001');
    expect(await seeded({ start: '2026-06-14', end: '2026-06-14' })).toEqual(['9001']);
    await query().update(document).set({ documentDate: '2026-07-14' }).where(eq(document.id, 9001));
  });

  test('a row says who made it, what became of it and why not', async () => {
    const { rows } = await operator.get(listPayments, { ...RECENT_DOCUMENTS, status: 6 });
    expect(rows).toEqual([
      {
        id: '9007',
        number: '99',
        documentDate: '2026-07-12',
        valueDate: null,
        type: 1,
        status: 6,
        repeatedStatus: 6,
        creator: 'Тестенко І. П.',
        receiverName: 'Безкодний Петро Тестович',
        receiverCode: 'АА123456',
        receiverHasCode: false,
        receiverAccount: 'UA403348510000026209999000304',
        debitAccountId: '7001',
        debitAccount: '26003999000001',
        currencyLetters: 'UAH',
        currencyCode: '980',
        amount: '150.00',
        amountInUah: '150.00',
        purpose: 'Оплата послуг, без ПДВ',
        abortReason: 'Рахунок отримувача закрито',
        confirmed: '2026-07-12T11:19:00',
        confirmDate: '2026-07-12',
        confirmTime: '11:19:00',
        bankDocumentId: null,
        direction: 'd',
        receiverBankCode: '334851',
        debitCurrency: 'UAH',
        creditCurrency: 'UAH',
      },
    ]);
  });

  test('it can be asked for one day, some accounts, one status, one type', async () => {
    expect(await seeded({ periodType: 'date', day: '2026-07-13' })).toEqual(['9008']);
    expect(await seeded({ accountIds: ['7001'], status: 1 })).toEqual(['9002']);
    expect(await seeded({ accountIds: ['7009'] })).toEqual([]);
    expect(await seeded({ accountIds: ['x'] })).toEqual([]);
    expect(await seeded({ type: 2 })).toEqual([]);
  });

  test('a start after the end and a missing day are named', async () => {
    expect(
      await operator.refused(listPayments, { ...RECENT_DOCUMENTS, start: '2026-07-15', end: '2026-07-14' }),
    ).toMatchObject({
      problems: [{ field: 'start', key: 'invalidDates' }],
    });
    expect(await operator.refused(listPayments, { ...RECENT_DOCUMENTS, periodType: 'date' })).toMatchObject({
      problems: [{ field: 'day', key: 'emptyField' }],
    });
  });

  test('more than five thousand rows are cut where no days are asked for, and the answer says so', async () => {
    await bank.services.db.run(`INSERT INTO document (company_id, account_id, number, type, document_date, amount,
        currency_code, currency_letters, receiver_name, receiver_code, receiver_account, receiver_is_resident,
        receiver_has_code, purpose, creator_id, created_at)
      SELECT 1002, 7010, n::text, type, document_date, amount, currency_code, currency_letters, receiver_name,
        receiver_code, receiver_account, receiver_is_resident, receiver_has_code, purpose, creator_id, created_at
      FROM document, generate_series(1, 5001) AS n WHERE id = 9001`);
    const accountant = await new Person(bank, 'buh1').signIn('1002');
    const { rows, truncated } = await accountant.get(listPayments, RECENT_DOCUMENTS);
    expect([rows.length, truncated]).toEqual([5000, true]);
    const searched = await accountant.get(listPayments, { ...RECENT_DOCUMENTS, start: '2026-07-01' });
    expect([searched.rows.length, searched.truncated]).toEqual([5001, false]);
    const newest = await accountant.get(listPayments, { ...RECENT_DOCUMENTS, rowsMax: 3 });
    expect(newest).toEqual({ rows: rows.slice(0, 3), truncated: true });
  });
});
