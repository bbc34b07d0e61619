import {
  getBankCertificate,
  getCompanyDocument,
  getExecutedPayment,
  getSignedPdf,
  getStatement,
  listCompanyDocuments,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { bankState, certificate, document } from '../src/db/schema';
import { ALL_OPERATIONS } from './support/searches';
import { BANK_DAY } from './support/test-clock';
import type { Person } from './support/person';
import { extractPdfText } from './support/read-pdf';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const receiver = setUpPerson(bank, 'director1', '1002');
const stranger = setUpPerson(bank, 'fop1');
beforeAll(async () => {
  await bank.engine.runOnce();
}, 60_000);

const print = (id: string, type: 1 | 2 = 1) => director.get(getSignedPdf, { document: { id, type } });
const refusedPrint = (id: string, person = director) =>
  person.refused(getSignedPdf, { document: { id, type: 1 as const } });

async function findBankNumber(person: Person, accountId: string, number: string): Promise<string> {
  const request: RequestOf<typeof getStatement> = {
    ...ALL_OPERATIONS,
    accountIds: [accountId],
    start: '2026-05-01',
    end: BANK_DAY,
  };
  const { statement } = await person.get(getStatement, request);
  const document = statement.accounts[0]?.documents.find((item) => item.number === number);
  if (!document) throw new Error(`no document ${number}`);
  return document.id;
}

describe('the signed document', () => {
  test('is a PDF with what was signed, who signed it with which certificate, and the bank’s mark', async () => {
    const { pdf } = await print('9006');
    const text = extractPdfText(pdf);
    for (const part of [
      'Платіжна інструкція № 98 від 12.07.2026',
      'ТОВ «Калинова Брама»',
      '91000017',
      'UA603516070000026003999000001',
      'ТОВ «Світанок Постач»',
      'АТ КБ "ПриватБанк", код 305299',
      '45 000,00 UAH',
      'Сорок п’ять тисяч гривень 00 копійок',
      'Оплата за товар згідно рах. №12, у т.ч. ПДВ 20% 7500.00',
      'ПРОВЕДЕНО БАНКОМ',
      '12.07.2026 11:18',
    ])
      expect(text).toContain(part);
    const serials = await bank.services.db.queries.select({ serial: certificate.serial }).from(certificate);
    expect(serials.filter(({ serial }) => text.includes(serial))).toHaveLength(2);
    expect(text).toContain((await director.get(getBankCertificate, {})).serial);
  });

  test('shows the structured purpose line by line', async () => {
    const text = extractPdfText((await print('9008')).pdf);
    expect(text).toMatch(/Код виду сплати\s+101/);
    expect(text).toMatch(/Додаткова інформація запису\s+ПДВ за червень 2026/);
  });

  test('is the same bytes for the same moment', async () => {
    expect(await print('9006')).toEqual(await print('9006'));
  });

  test.each([
    ['that was not executed', '9004'],
    ['that was refused', '9007'],
    ['that was executed today', '9005'],
  ])('of a payment %s is not printed', async (_what, id) => {
    expect(await refusedPrint(id)).toMatchObject({ code: 'statusForbidsAction' });
  });

  test('of a payment executed today is printed tomorrow', async () => {
    const moveBankDay = (dayOffset: number) => bank.services.db.queries.update(bankState).set({ dayOffset });
    await moveBankDay(1);
    const { pdf } = await print('9005');
    await moveBankDay(0);
    expect(extractPdfText(pdf)).toContain('Платіжна інструкція № 105');
  });

  test('of somebody else’s payment, under another type and of an unknown one is not found', async () => {
    expect(await refusedPrint('9006', stranger)).toMatchObject({ code: 'notFound' });
    expect(await refusedPrint('999999')).toMatchObject({ code: 'notFound' });
    expect(await director.refused(getSignedPdf, { document: { id: '9006', type: 2 } })).toMatchObject({
      code: 'notFound',
    });
  });

  test('with texts of the greatest length goes over to another page, whole', async () => {
    const long = 'Ґанок її сім’ї — '.repeat(60).slice(0, 420).trim();
    const { queries } = bank.services.db;
    const id = await director.save({ number: '950', purpose: long, documentDate: '2026-07-14', amount: '1.00' });
    await director.sign(id);
    await director.send(id);
    bank.clock.pass({ minutes: 1 });
    await bank.engine.runOnce();
    const yesterday = new Date(bank.clock.now().getTime() - 24 * 60 * 60_000);
    await queries
      .update(document)
      .set({ confirmedAt: yesterday })
      .where(eq(document.id, Number(id)));
    const text = extractPdfText((await print(id)).pdf).replace(/\s+/g, ' ');
    expect(text).toContain(long.slice(-40));
  });
});

describe('an executed payment by the bank’s number', () => {
  test('is the payer’s and the receiver’s, each by his own account', async () => {
    const number = await findBankNumber(director, '7001', '105');
    const common = {
      currencyCode: '980',
      number: '105',
      documentDate: BANK_DAY,
      amount: '301.10',
      debitIban: 'UA603516070000026003999000001',
      creditIban: 'UA913516070000026006999000020',
      receiverName: 'ПП «Степовий Млин»',
      receiverCode: '91000023',
      purpose: 'Повернення помилково отриманих коштів, без ПДВ',
      structuredPurposeKind: 'none',
    };
    const ofPayer = await director.get(getExecutedPayment, { bankDocumentId: number, accountId: '7001' });
    const ofReceiver = await receiver.get(getExecutedPayment, { bankDocumentId: number, accountId: '7010' });
    expect([ofPayer.payment, ofReceiver.payment]).toEqual([common, common]);
  });

  test('has the structured purpose that the payer gave', async () => {
    const number = await findBankNumber(director, '7001', '100');
    const { payment } = await director.get(getExecutedPayment, { bankDocumentId: number, accountId: '7001' });
    expect(payment).toMatchObject({
      structuredPurposeKind: 'budget',
      structuredPurposeXml: expect.stringContaining('<CertId>101</CertId>'),
    });
  });

  test('of an account that is not the company’s, that was not moved, or under no number is not found', async () => {
    const bankDocumentId = await findBankNumber(director, '7001', '105');
    for (const [person, request] of [
      [stranger, { bankDocumentId, accountId: '7001' }],
      [stranger, { bankDocumentId, accountId: '7013' }],
      [director, { bankDocumentId, accountId: '7010' }],
      [director, { bankDocumentId: '99999999', accountId: '7001' }],
      [director, { bankDocumentId: 'R7002-20260701', accountId: '7002' }],
    ] as const)
      expect(await person.refused(getExecutedPayment, request)).toMatchObject({ code: 'notFound' });
  });
});

describe('the papers of the organisation', () => {
  test('are its agreement and the tariffs, as PDF with its accounts and fees', async () => {
    const { documents } = await director.get(listCompanyDocuments, {});
    expect(documents).toEqual([
      { id: expect.any(String), name: 'Договір банківського рахунку № РКО-1001', date: '2022-01-12' },
      { id: expect.any(String), name: 'Тарифи на обслуговування № РКО-1001', date: '2022-01-12' },
    ]);
    const [agreement, tariffs] = await Promise.all(
      documents.map(async ({ id }) => extractPdfText((await director.get(getCompanyDocument, { id })).content)),
    );
    expect(agreement).toContain('Товариство з обмеженою відповідальністю «Калинова Брама»');
    expect(agreement).toContain('UA963516070000026001999000003, відкрито 12.01.2022, закрито 30.04.2025');
    expect(tariffs).toContain('Купівля валюти');
    expect(tariffs).toContain('0.50 % від суми відомості');
  });

  test('of another company are not found', async () => {
    const { documents } = await director.get(listCompanyDocuments, {});
    const id = documents[0]?.id ?? '';
    expect(await stranger.refused(getCompanyDocument, { id })).toEqual(
      await stranger.refused(getCompanyDocument, { id: '999999' }),
    );
    const own = await stranger.get(listCompanyDocuments, {});
    expect(own.documents.map(({ name }) => name)).toEqual([
      'Договір банківського рахунку № РКО-1003',
      'Тарифи на обслуговування № РКО-1003',
    ]);
  });
});

test('the bank’s certificate keeps its number', async () => {
  const { serial } = await director.get(getBankCertificate, {});
  expect(serial).toMatch(/^[0-9a-f]{32}$/);
  expect(await stranger.get(getBankCertificate, {})).toEqual({ serial });
});
