import { randomUUID } from 'node:crypto';
import {
  getCurrencyPayment,
  getCurrencyRequest,
  getPayment,
  getUserInfo,
  listLinkedPayments,
  listPayments,
  saveCurrencyPayment,
  saveCurrencyRequest,
  savePayment as saveUahPayment,
  type CurrencyPaymentToSave,
  type CurrencyRequestToSave,
} from '@ncb/shared-kernel/api/contract';
import { readCanonical } from '@ncb/shared-kernel/domain/documents';
import { and, eq, sql } from 'drizzle-orm';
import { audit, currencyFee, document, documentVersion } from '../src/db/schema';
import {
  CONVERSION,
  EUROS_ABROAD,
  EUROS_WITHIN,
  nextNumber,
  PURCHASE,
  SALE,
  savePayment,
  saveRequest,
  sign,
} from './support/currency-documents';
import { APP_ORIGIN } from './support/origins';
import { ok, PAYMENT, refused } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { RECENT_DOCUMENTS } from './support/searches';

const bank = setUpBank();
const operator = setUpPerson(bank, 'oper1');
const director = setUpPerson(bank, 'director1');
const stranger = setUpPerson(bank, 'fop1');

const queries = () => bank.services.db.queries;
const refusedPayment = (more: Partial<CurrencyPaymentToSave>, base = EUROS_ABROAD) =>
  operator.refused(saveCurrencyPayment, { type: 2, payment: { ...base, number: nextNumber(), ...more } });
const refusedRequest = (base: CurrencyRequestToSave, more: Partial<CurrencyRequestToSave>) =>
  operator.refused(saveCurrencyRequest, {
    type: base.type,
    currencyRequest: { ...base, number: nextNumber(), ...more },
  });

async function readCanonicalText(id: string) {
  const rows = await queries()
    .select()
    .from(documentVersion)
    .where(eq(documentVersion.documentId, Number(id)));
  const reading = readCanonical(rows.at(-1)?.canonical ?? '');
  if (!reading.ok) throw new Error(reading.reason);
  return Object.fromEntries(reading.document.fields.map(({ name, value }) => [name, value]));
}

describe('a currency payment', () => {
  test('is read back as it was saved, and what is signed has all of it', async () => {
    const { id } = await savePayment(operator, { number: '77', valueDate: '2026-07-20', comment: 'терміново' });
    const { payment } = await operator.get(getCurrencyPayment, { type: 2, id });
    expect(payment).toEqual({
      ...EUROS_ABROAD,
      id,
      number: '77',
      valueDate: '2026-07-20',
      comment: 'терміново',
      type: 2,
      status: 0,
      version: 1,
      currencyLetters: 'EUR',
      debitIban: 'UA603516070000026003999000001',
      creator: 'Тестенко І. П.',
      abortReason: null,
      confirmed: null,
      signatures: [],
      structuredPurposeKind: 'none',
      countedFee: { mode: 'debit', amount: '300.00', currencyLetters: 'UAH', iban: 'UA603516070000026003999000001' },
    });
    expect(await readCanonicalText(id)).toMatchObject({
      type: '2',
      amount: '1000.00',
      currency: 'EUR',
      paymentKind: 'ext',
      feePayer: 'SHA',
      feeMode: 'debit',
      feeAmount: '300.00',
      feeCurrency: 'UAH',
      feeIban: 'UA603516070000026003999000001',
      receiverAccount: 'DE89370400440532013000',
      receiverBankSwift: 'DEUTDEFFXXX',
      contracts: '№ EXP-2026/01, TEST HANDEL GMBH: 1000.00 EUR',
    });
    expect(await operator.get(getUserInfo, { companyRef: '1001' })).toMatchObject({ nextCurrencyPaymentNumber: 78 });
  });

  test('loses the spaces of pasted codes and what belongs to another basis', async () => {
    const { id } = await savePayment(operator, {
      beneficiary: { ...EUROS_ABROAD.beneficiary, account: 'de89 3704 0044 0532 0130 00', country: 'DE' },
      beneficiaryBank: { ...EUROS_ABROAD.beneficiaryBank, swift: ' deutdeff ' },
      agreementNumber: '5',
      basisText: 'інше',
    });
    const { payment } = await operator.get(getCurrencyPayment, { type: 2, id });
    expect(payment.beneficiary).toMatchObject({ account: 'DE89370400440532013000', country: '276' });
    expect([payment.beneficiaryBank.swift, payment.agreementNumber, payment.basisText]).toEqual(['DEUTDEFF', '', '']);
  });

  test.each([
    ['a hryvnia account', { debitAccountId: '7001' }, 'debitAccountId', 'accountNotAllowed'],
    ['an account of another company', { debitAccountId: '7014' }, 'debitAccountId', 'chooseDebitAccount'],
    ['hryvnias', { currencyCode: '980' }, 'currencyCode', 'currencyNotOffered'],
    ['an amount of nothing', { amount: '0' }, 'amount', 'lessThan1'],
    ['no fee payer', { feePayer: null }, 'feePayer', 'emptyField'],
    ['an unknown contract', { contracts: [{ contractId: '9999', amount: '1000.00' }] }, 'contracts', 'unknownContract'],
    [
      'more than is left of a contract',
      { amount: '9000.01', contracts: [{ contractId: '33', amount: '9000.01' }] },
      'contracts.amounts',
      'contractExceeded',
    ],
    [
      'shares that do not sum up',
      { contracts: [{ contractId: '31', amount: '999.99' }] },
      'contracts.amounts',
      'incorrectContractsAmount',
    ],
    [
      'an account of our own bank outside',
      { beneficiary: EUROS_WITHIN.beneficiary },
      'beneficiary.account',
      'illegalReceiverAccount',
    ],
    [
      'another bank within ours',
      { ...EUROS_WITHIN, number: '78', beneficiaryBank: EUROS_ABROAD.beneficiaryBank },
      'beneficiaryBank.swift',
      'nonOwnBankIban',
    ],
    [
      'letters that SWIFT cannot carry',
      { beneficiary: { ...EUROS_ABROAD.beneficiary, name: 'ТОВ «Ромашка»' } },
      'beneficiary.name',
      'notSwiftText',
    ],
  ] as const)('from or with %s is refused', async (_what, more, field, key) => {
    const failure = await refusedPayment(more);
    expect(failure).toMatchObject({
      code: 'validation',
      problems: expect.arrayContaining([expect.objectContaining({ field, key })]),
    });
  });

  test('with a request of another company, a payment for one, or one that does not exist is refused like an unknown one', async () => {
    const sale = {
      ...SALE,
      debitAccountId: '7014',
      creditAccountId: '7013',
      currencyCode: '840',
      number: nextNumber(),
    };
    const foreign = (await stranger.get(saveCurrencyRequest, { type: 4, currencyRequest: sale })).id;
    const payment = await operator.save({ number: nextNumber() });
    for (const requestId of [foreign, payment, '999999', 'x'])
      expect(await refusedPayment({ requestId })).toMatchObject({ code: 'notFound' });
    for (const requestId of [foreign, payment])
      expect(
        await operator.refused(saveUahPayment, { type: 1, payment: { ...PAYMENT, number: nextNumber(), requestId } }),
      ).toMatchObject({ code: 'notFound' });
  });

  test('saved twice with one key is one document; with the number and date of another it is refused', async () => {
    const request = { type: 2 as const, payment: { ...EUROS_ABROAD, number: nextNumber() } };
    const idempotencyKey = randomUUID();
    const one = await operator.get(saveCurrencyPayment, request, { idempotencyKey });
    expect(await operator.get(saveCurrencyPayment, request, { idempotencyKey })).toEqual(one);
    expect(await operator.refused(saveCurrencyPayment, request)).toMatchObject({ code: 'duplicateNumber' });
    await operator.save({ number: request.payment.number });
  });

  test('is changed by who opens it again: its version and its shares are new; saved and changed stand in the audit trail', async () => {
    const { id } = await savePayment(operator);
    await savePayment(operator, { id, amount: '5.00', contracts: [{ contractId: '31', amount: '5.00' }] });
    const { payment } = await operator.get(getCurrencyPayment, { type: 2, id });
    expect(payment).toMatchObject({ version: 2, contracts: [{ contractId: '31', amount: '5.00' }] });
    const rows = await queries()
      .select()
      .from(audit)
      .where(and(eq(audit.objectId, id), eq(audit.objectType, 'document')));
    expect(rows.map(({ action }) => action)).toEqual(['savePayment', 'changePayment']);
  });

  test('is no change of a document of another kind', async () => {
    const request = await saveRequest(operator, SALE);
    expect(await refusedPayment({ id: request.id })).toMatchObject({ code: 'notFound' });
    expect(await refusedRequest(CONVERSION, { id: request.id })).toMatchObject({ code: 'notFound' });
  });

  test('needs an account for its fee', async () => {
    // Without its only hryvnia account nothing could pay the fee.
    await queries().execute(sql`UPDATE account SET payments_allowed = false WHERE id = 7013`);
    const payment = {
      ...EUROS_WITHIN,
      currencyCode: '840',
      debitAccountId: '7014',
      amount: '1.00',
      number: nextNumber(),
    };
    expect(await stranger.refused(saveCurrencyPayment, { type: 2, payment })).toMatchObject({
      code: 'accountNotAllowed',
    });
    await queries().execute(sql`UPDATE account SET payments_allowed = true WHERE id = 7013`);
  });
});

describe('a request', () => {
  test.each([
    [
      'buy',
      PURCHASE,
      { hryvnias: '42330.00', transitIban: 'UA473516070000029000999000090', restIban: 'UA443516070000026502999000007' },
    ],
    ['sell', SALE, { hryvnias: null, transitIban: '', restIban: '' }],
    ['convert', CONVERSION, { hryvnias: null, targetCurrencyCode: '840' }],
  ])('to %s is read back as it was saved, with accounts, rate and fee', async (_what, base, more) => {
    const { id } = await saveRequest(operator, base, { rateType: 4, customerRate: '41,5' });
    const { currencyRequest } = await operator.get(getCurrencyRequest, { type: base.type, id });
    expect(currencyRequest).toMatchObject({
      id,
      type: base.type,
      status: 0,
      amount: base.amount,
      rateType: 4,
      customerRate: '41.5',
      contracts: base.contracts,
      companyCode: '91000017',
      creditAccountId: base.creditAccountId,
      fee: { minimum: '10.00', percent: '0.3000', currencyLetters: 'UAH' },
      ...more,
    });
    expect(await readCanonicalText(id)).toMatchObject({
      type: String(base.type),
      rateType: 'desired',
      feeMode: 'withhold',
    });
  });

  test('of a type that its data contradict is refused', async () => {
    const currencyRequest = { ...SALE, number: nextNumber() };
    expect(await operator.refused(saveCurrencyRequest, { type: 5, currencyRequest })).toMatchObject({
      kind: 'refused',
      code: 'badRequest',
    });
  });

  test.each([
    ['to buy without a basis', PURCHASE, { basis: null, contracts: [] }, 'basis', 'emptyField'],
    ['to buy from a currency account', PURCHASE, { debitAccountId: '7002' }, 'debitAccountId', 'accountNotAllowed'],
    ['to buy without an account for the rest', PURCHASE, { restAccountId: '' }, 'restAccountId', 'emptyField'],
    [
      'to buy onto another company’s account',
      PURCHASE,
      { creditAccountId: '7014' },
      'creditAccountId',
      'accountNotAllowed',
    ],
    [
      'to sell to an account of targeted funds',
      SALE,
      { creditAccountId: '7008' },
      'creditAccountId',
      'accountNotAllowed',
    ],
    ['to sell at no rate', SALE, { rateType: 2, customerRate: '' }, 'customerRate', 'emptyField'],
    ['to sell at a rate of nothing', SALE, { rateType: 2, customerRate: '0,00' }, 'customerRate', 'incorrectRate'],
    ['to convert into the same', CONVERSION, { targetCurrencyCode: '978' }, 'targetCurrencyCode', 'sameCurrency'],
  ] as const)('%s is refused', async (_what, base, more, field, key) => {
    expect(await refusedRequest(base, more as Partial<CurrencyRequestToSave>)).toMatchObject({
      code: 'validation',
      problems: expect.arrayContaining([expect.objectContaining({ field, key })]),
    });
  });

  test('has a counter of its own', async () => {
    await saveRequest(operator, SALE, { number: '4000' });
    expect(await operator.get(getUserInfo, { companyRef: '1001' })).toMatchObject({ nextCurrencyRequestNumber: 4001 });
  });

  test('of another company answers like an unknown one', async () => {
    const { id } = await saveRequest(operator, SALE);
    expect(await stranger.refused(getCurrencyRequest, { type: 4, id })).toMatchObject({ code: 'notFound' });
    expect(await stranger.refused(getPayment, { id })).toMatchObject({ code: 'notFound' });
    expect(await stranger.refused(listLinkedPayments, { requestId: id })).toMatchObject({ code: 'notFound' });
    expect(await operator.refused(getCurrencyRequest, { type: 3, id })).toMatchObject({ code: 'notFound' });
    expect(
      await operator.refused(listLinkedPayments, { requestId: await operator.save({ number: nextNumber() }) }),
    ).toMatchObject({ code: 'notFound' });
  });
});

describe('get_pmt_info without a type, as the specification calls it', () => {
  const ask = async (id: string) => {
    const query = new URLSearchParams({ clnt_id: '1001', ncb_id: '1001', user_id: '504', pmt_id: id });
    const reply = await bank.app.inject({
      method: 'GET',
      url: `/ncb/api/get_pmt_info?${query.toString()}`,
      headers: { host: new URL(APP_ORIGIN).host, cookie: operator.jar.header() },
    });
    return reply.json<{ pmt_info: Record<string, unknown> }>().pmt_info;
  };

  test('gives a currency payment with all its fields and those that every document has', async () => {
    const { id } = await savePayment(operator);
    expect(await ask(id)).toMatchObject({
      pmt_id: id,
      pmt_type: 2,
      pmt_date: '15.07.2026',
      doc_date: '15.07.2026',
      cur_ref: '978',
      sim_cur: 'EUR',
      cur_pmt_type: 'ext',
      fee_type: 'SHA',
      funds_src: 'own',
      ben_bank_swift: 'DEUTDEFFXXX',
      ben_country: '276',
      contracts: ['31'],
      contracts_amounts: ['1000.00'],
      acnt_c: 'UA603516070000026003999000001',
      acnt_co: 'DE89370400440532013000',
      c_amount: '48330.00',
    });
  });

  test('gives a request with all its fields', async () => {
    const { id } = await saveRequest(operator, PURCHASE);
    expect(await ask(id)).toMatchObject({
      pmt_type: 3,
      request_type: 3,
      acnt_d: 'UA603516070000026003999000001',
      acn_rest_id: '7009',
      acnt_c_id: '7002',
      c_amount: '42330.00',
      spec_acn: 'UA473516070000029000999000090',
      fee: { feeMinSum: '10.00', feeSize: '0.3000', feeSimCur: 'UAH' },
    });
  });

  test('gives a hryvnia payment as before, and our own client reads a document of any type', async () => {
    const id = await operator.save({ number: nextNumber() });
    expect(Object.keys(await ask(id))).not.toContain('request_type');
    const { id: request } = await saveRequest(operator, CONVERSION);
    expect((await operator.get(getPayment, { id: request })).payment).toMatchObject({ id: request, type: 5 });
  });
});

test('the journal shows documents in currency with their type, currency and amount', async () => {
  const { id } = await saveRequest(operator, SALE);
  const { rows } = await operator.get(listPayments, { ...RECENT_DOCUMENTS, type: 4 });
  expect(rows.find((row) => row.id === id)).toMatchObject({ type: 4, currencyLetters: 'EUR', amount: '100.00' });
});

test('a signature of a text in which the amount is another is not taken', async () => {
  const item = await savePayment(operator);
  const tampered = (text: string) => text.replace('"amount":"1000.00"', '"amount":"1.00"');
  expect(await sign(director, [item], tampered)).toEqual([refused(item.id, 'signatureInvalid')]);
  const [row] = await queries()
    .select()
    .from(document)
    .where(eq(document.id, Number(item.id)));
  expect(row?.status).toBe(0);
  expect(await sign(director, [item])).toEqual([ok(item.id, 3)]);
});

test('terms of an account stand over the tariff, for new documents', async () => {
  await queries()
    .insert(currencyFee)
    .values({ operation: 2, companyId: 1001, accountId: 7003, mode: 'transfer', percent: '0', minimum: '0' });
  const { id } = await savePayment(operator);
  expect(await readCanonicalText(id)).toMatchObject({ feeMode: 'transfer', feeAmount: '0.00' });
  await queries().delete(currencyFee).where(eq(currencyFee.accountId, 7003));
});

describe('sums that go by rates', () => {
  const counted = async (base: CurrencyRequestToSave, more: Partial<CurrencyRequestToSave> = {}) =>
    operator.get(saveCurrencyRequest, {
      type: base.type,
      currencyRequest: { ...base, number: nextNumber(), ...more },
    });

  test.each([
    ['a purchase', PURCHASE, ['fee', 'hryvnias', 'quotedSum']],
    ['a sale', SALE, ['fee', 'quotedSum']],
    ['a conversion', CONVERSION, ['fee', 'quotedSum']],
  ] as const)(
    'of %s are stored as they were confirmed; others are refused with those of the bank',
    async (_, base, names) => {
      const { figures } = await counted(base);
      expect(figures).toEqual(Object.fromEntries(names.map((name) => [name, expect.any(String)])));
      const again = await counted(base, { confirmedFigures: figures ?? {} });
      expect(again.figures).toEqual(figures);
      for (const name of names) {
        const number = nextNumber();
        const wrong = { ...figures, [name]: '4929.66' };
        expect(await refusedRequest(base, { number, confirmedFigures: wrong })).toMatchObject({
          code: 'figuresChanged',
          params: { [name]: figures?.[name] },
        });
        await counted(base, { number });
      }
    },
  );

  test('of a payment: its fee is stored as it was confirmed, another is refused with that of the bank', async () => {
    const save = (more: Partial<CurrencyPaymentToSave>) => ({
      type: 2 as const,
      payment: { ...EUROS_ABROAD, number: nextNumber(), ...more },
    });
    const { id, figures } = await operator.get(saveCurrencyPayment, save({}));
    const { payment } = await operator.get(getCurrencyPayment, { type: 2, id });
    expect(figures).toEqual({ fee: payment.countedFee?.amount });
    await operator.get(saveCurrencyPayment, save({ confirmedFigures: figures ?? {} }));
    const refusal = await operator.refused(saveCurrencyPayment, save({ confirmedFigures: { fee: '338.31' } }));
    expect(refusal).toMatchObject({ code: 'figuresChanged', params: { fee: figures?.fee } });
  });
});
