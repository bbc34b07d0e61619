import { Side } from '../../domain/vocabulary';
import { longPrintedStatement, printedAccount, printedOperation, printedStatement, readPdf } from '../testing';
import { printStatement } from './print-statement';
import type { PrintedStatement } from './printed-statement';

const SPACES = /[\s\u00a0\u202f]+/g;
const pagesOf = (statement: PrintedStatement) =>
  readPdf(printStatement(statement).bytes).map((page) => page.join(' ').replace(SPACES, ' '));
const textOf = (statement: PrintedStatement) => pagesOf(statement).join(' ');

describe('a statement on paper', () => {
  it('has the head, balances, operations, turnovers and the bank’s note, and claims no seal', () => {
    const text = textOf(printedStatement());
    for (const part of [
      'ВИПИСКА за період з 15.07.2026 по 16.07.2026',
      'Тестовий банк (пісочниця), код 351607',
      'ТОВ «Калинова Брама», код 91000017',
      '16.07.2026 09:12',
      'Рахунок UA60 3516 0700 0002 6003 9990 0000 1, UAH',
      'Попередня операція',
      '10 000,00 UAH',
      '9 499,50 UAH',
      '500,50 UAH, операцій: 1',
      'ТОВ «Світанок Постач»',
      '92000019 · UA263052990000026006999000301 · 305299',
      'ВИПИСКУ СФОРМОВАНО',
      'електронним підписом не засвідчено',
      'Сторінка 1 з 1',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/печатк|підписано|сертифікат/iu);
  });

  it('has the UETR below the purpose of a payment that has one', () => {
    const uetr = '3f6f0a51-7f0c-4f0e-9a56-0d5c1f2b7a10';
    const account = printedAccount({ rows: [printedOperation({ uetr }), printedOperation()] });
    expect(textOf(printedStatement({ accounts: [account] })).match(/UETR [0-9a-f-]{36}/g)).toEqual([`UETR ${uetr}`]);
  });

  it('says that a payment was an instant one', () => {
    const uetr = '3f6f0a51-7f0c-4f0e-9a56-0d5c1f2b7a10';
    const rows = [printedOperation({ uetr, isInstant: true }), printedOperation({ uetr })];
    const text = textOf(printedStatement({ accounts: [printedAccount({ rows })] }));
    expect(text.match(/миттєвий\s+платіж\s+на\s+IBAN/g)).toHaveLength(1);
  });

  it('has hryvnias and rates beside currency, and no sum of the currency for a rate that moved', () => {
    const account = printedAccount({
      currencyLetters: 'EUR',
      opening: '5000.00',
      openingEquivalent: '241650.00',
      closingEquivalent: '183874.00',
      rows: [
        printedOperation({ amount: '57996.00', currencyAmount: '1200.00', rate: '48.33' }),
        printedOperation({ isRevaluation: true, amount: '220.00', number: '', side: Side.credit, rate: '48.51' }),
      ],
    });
    const text = textOf(printedStatement({ accounts: [account] }));
    expect(text).toContain('5 000,00 EUR (241 650,00 UAH)');
    expect(text).toMatch(/1 200,00 -57 996,00 48\.33/);
    expect(text).toContain('переоцінка');
    expect(text).toMatch(/220,00 48\.51/);
  });

  it('adds up in hryvnias with the revaluation on a line of its own, in the statement and in totals', () => {
    const account = printedAccount({
      currencyLetters: 'EUR',
      opening: '5000.00',
      debit: '1200.00',
      closing: '3800.00',
      openingEquivalent: '241650.00',
      debitEquivalent: '57996.00',
      creditEquivalent: '0.00',
      closingEquivalent: '183874.00',
    });
    const text = textOf(printedStatement({ accounts: [account] }));
    expect(text).toContain('Обороти за дебетом 1 200,00 EUR (57 996,00 UAH), операцій: 1');
    expect(text).toContain('Переоцінка 220,00 UAH');
    expect(textOf(printedStatement({ kind: 'totals', accounts: [account] }))).toContain(
      'у гривнях UAH 241 650,00 57 996,00 0,00 220,00 183 874,00',
    );
  });

  it('has yen without decimals, as the screen, and the hryvnias beside them with theirs', () => {
    const account = printedAccount({
      currencyLetters: 'JPY',
      opening: '15000.00',
      closing: '13800.00',
      debit: '1200.00',
      openingEquivalent: '4250.00',
      closingEquivalent: '3910.00',
      rows: [printedOperation({ amount: '340.00', currencyAmount: '1200.00', rate: '0.283333' })],
    });
    const text = textOf(printedStatement({ accounts: [account, account] }));
    expect(text).toContain('15 000 JPY (4 250,00 UAH)');
    expect(text).toContain('1 200 JPY, операцій: 1');
    expect(text).toMatch(/1 200 -340,00 0\.283333/);
    expect(text).toContain('вхідний 30 000, дебет 2 400, кредит 0, вихідний 27 600');
    expect(textOf(printedStatement({ kind: 'totals', accounts: [account] }))).toContain(
      'JPY 15 000 1 200 1 0 0 13 800',
    );
  });

  it('says how many operations and revaluations the table does not show', () => {
    const text = textOf(printedStatement({ hidden: { operations: 3, revaluations: 1 } }));
    expect(text).toContain('ВИТЯГ З ВИПИСКИ');
    expect(text).toContain('операцій: 3, переоцінок: 1 (їх не показує таблиця)');
  });

  it('adds up accounts of one currency alone', () => {
    const euro = printedAccount({ currencyLetters: 'EUR', opening: '1.00', closing: '1.00' });
    const text = textOf(printedStatement({ accounts: [printedAccount(), printedAccount(), euro] }));
    expect(text).toContain('вхідний 20 000,00, дебет 1 001,00, кредит 0,00, вихідний 18 999,00');
    expect(text).not.toContain('Разом, EUR');
  });

  it('has every operation, on pages that have the head of the table and their number', () => {
    const pages = pagesOf(longPrintedStatement(300));
    expect(pages.join(' ').match(/Постачальник/g)).toHaveLength(300);
    expect(pages.every((page) => page.includes(`з ${pages.length}`))).toBe(true);
    expect(pages.slice(0, -1).every((page) => page.includes('Призначення'))).toBe(true);
  });

  it('tells which characters the font does not have, and ends no line at them', () => {
    const account = printedAccount({ rows: [printedOperation({ purpose: 'Ціна 😀 далі' })] });
    const { missing } = printStatement(printedStatement({ accounts: [account] }));
    expect(missing).toEqual(['😀']);
    expect(textOf(printedStatement({ accounts: [account] }))).toContain('Ціна ? далі');
  });
});

describe('the totals of accounts on paper', () => {
  it('are a line for each account', () => {
    const text = textOf(printedStatement({ kind: 'totals', accounts: [printedAccount({ rows: [] })] }));
    expect(text).toContain('ПІДСУМКИ ЗА РАХУНКАМИ за період');
    expect(text).toMatch(/UAH 10 000,00 500,50 1 0,00 0 9 499,50/);
    expect(text).toContain('ВИПИСКУ СФОРМОВАНО');
  });
});

it('a statement tells how far it is', () => {
  const progress: number[] = [];
  printStatement(longPrintedStatement(3), (done) => progress.push(done));
  expect(progress).toEqual([1, 2, 3]);
});
