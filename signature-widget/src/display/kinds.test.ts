/** @jest-environment jsdom */
import '../testing/browser';
import { writeCanonical, type CanonicalType } from '@ncb/shared-kernel/domain/documents';
import { CONTENTS } from '@ncb/shared-kernel/domain/documents/testing';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import { bytesOf, payment } from '../testing/documents';
import { getTexts } from '../texts/texts';
import { createDocumentList } from './document-list';
import { readDocuments, getFieldValue, type ReadableDocument } from './read-documents';
import { formatTotals } from './format-totals';

const KINDS = Object.keys(CONTENTS) as CanonicalType[];

function read(kind: CanonicalType, changes: object = {}): readonly ReadableDocument[] {
  const reading = readDocuments([bytesOf('501', writeCanonical(kind, { ...CONTENTS[kind], ...changes }))]);
  return reading.ok ? reading.documents : [];
}

function renderFields(documents: readonly ReadableDocument[], language: (typeof LANGUAGES)[number] = 'ua') {
  const rows = [...createDocumentList(documents, getTexts(language)).querySelectorAll('dl > div')];
  const text = (row: Element, part: string) =>
    (row.querySelector(part)?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
  return Object.fromEntries(rows.map((row) => [text(row, 'dt'), text(row, 'dd')]));
}

describe.each(KINDS)('a document of kind %s', (kind) => {
  it.each(LANGUAGES)('is shown with every field, each under a label of its own in %s', (language) => {
    const documents = read(kind);
    const labels = Object.keys(renderFields(documents, language));
    expect(documents[0]?.fields.length).toBeGreaterThan(0);
    expect(labels).toHaveLength(documents[0]?.fields.length ?? 0);
    expect(labels.every((label) => label.trim() !== '')).toBe(true);
  });

  it('has no group without a field', () => {
    const list = createDocumentList(read(kind), getTexts('ua'));
    expect([...list.querySelectorAll('dl')].every((group) => group.childElementCount > 0)).toBe(true);
  });
});

describe('a currency payment', () => {
  it('is shown in the reader’s words: kind, country, fee, bank', () => {
    expect(renderFields(read('2'))).toMatchObject({
      'Вид документа': 'Платіж в іноземній валюті',
      'Тип платежу': 'в інший банк',
      'Спосіб сплати комісії': 'SHA – кожен платить свої комісії',
      'Країна отримувача': 'Німеччина (276)',
      'Рахунок отримувача': 'DE89 3704 0044 0532 0130 00',
      'Як береться комісія': 'списати з рахунку',
      Комісія: '300,00',
      'Назва банку-посередника': 'JPMORGAN CHASE BANK',
    });
  });

  it('shows an account that is no IBAN as it is signed', () => {
    expect(renderFields(read('2', { receiverAccount: '000123-456 78' }))).toMatchObject({
      'Рахунок отримувача': '000123-456 78',
    });
  });

  it.each([
    ['a direction that does not exist', { paymentKind: 'both' }],
    ['a word that every object has', { feeMode: 'toString' }],
    ['a country that does not exist', { receiverCountry: '999' }],
    ['a country by its letters, of which the bank stores none', { receiverBankCountry: 'DE' }],
    ['a fee that is no amount', { feeAmount: '3e2' }],
    ['a day that does not exist', { agreementDate: '2026-02-30' }],
  ])('is refused with %s', (_, changes) => {
    expect(read('2', changes)).toEqual([]);
  });
});

describe('a request and a payroll', () => {
  const PLAIN = { note: '', files: '' };

  it('show each contract and each employee in a line', () => {
    expect(renderFields(read('3'))['Контракти']).toBe(CONTENTS['3'].contracts);
    const list = createDocumentList(read('payroll'), getTexts('ua'));
    expect(list.querySelectorAll('[data-name="employees"] li')).toHaveLength(2);
  });

  it('say which month and half a payroll is for', () => {
    expect(renderFields(read('payroll'))).toMatchObject({
      'Період нарахування': 'липень 2026 р.',
      'Частина місяця': 'перша половина',
    });
    expect(renderFields(read('payroll'), 'en')).toMatchObject({ 'Payroll period': 'July 2026' });
  });

  it.each([{ payrollPeriod: '2026-13' }, { payrollPeriod: 'липень' }, { payrollHalf: '1' }])(
    'are refused with the period %j',
    (changes) => {
      expect(read('payroll', changes)).toEqual([]);
    },
  );

  it('show a payroll that was signed before its period was', () => {
    const before = renderFields(read('payroll', { payrollPeriod: '', payrollHalf: '' }));
    expect(before).toHaveProperty('Вид нарахування');
    expect(before).not.toHaveProperty('Період нарахування');
  });

  it('count once what a payment brings to the transit account for the payroll signed with it', () => {
    const spaced = (documents: Parameters<typeof formatTotals>[0]) =>
      formatTotals(documents, getTexts('ua')).map((sum) => sum.replaceAll('\u00a0', ' '));
    const [payroll] = read('payroll', { amount: '15000.50', currency: '980' });
    if (!payroll) throw new Error('the payroll cannot be shown');
    const example = {
      amount: '15000.50',
      currency: '980',
      payerIban: getFieldValue(payroll, 'payerIban'),
      receiverIban: getFieldValue(payroll, 'transitIban'),
    };
    expect(spaced([payroll])).toEqual(['15 000,50 UAH']);
    expect(spaced([payment('1', example), payroll])).toEqual(['15 000,50 UAH']);
    // One payment funds one payroll; another amount or account is another payment.
    expect(spaced([payment('1', example), payroll, payroll])).toEqual(['30 001,00 UAH']);
    expect(spaced([payment('1', { ...example, amount: '15000.00' }), payroll])).toEqual(['30 000,50 UAH']);
    expect(spaced([payment('1', { amount: '15000.50', currency: '980' }), payroll])).toEqual(['30 001,00 UAH']);
  });

  it('are named by their kind in a list: they have no one receiver', () => {
    const list = createDocumentList([...read('4', PLAIN), ...read('payroll', PLAIN)], getTexts('ua'));
    const names = [...list.querySelectorAll('.row-name')].map((name) => name.textContent);
    expect(names).toEqual(['Заявка на продаж валюти', 'Відомість зарплатного проєкту']);
    const lines = [...list.querySelectorAll('.row-about')].map((line) => line.textContent);
    expect(lines).toEqual([expect.stringMatching(/^№ .+ від [\d.]+$/), expect.stringMatching(/^№ .+ від [\d.]+$/)]);
  });

  it('show an account that is not an IBAN whole in a list, an IBAN by its end', () => {
    const list = createDocumentList([...read('2'), ...read('2', { receiverAccount: '000123-456 78' })], getTexts('ua'));
    const accounts = [...list.querySelectorAll('.row-account')].map((account) => account.textContent);
    expect(accounts).toEqual(['…0130 00', '000123-456 78']);
  });
});
