import { printDocuments } from '../print-documents';
import { printedPayroll, readPdf } from '../testing';
import type { PrintedPayroll } from './printed-payroll';

const OPTIONS = { language: 'en', day: '2026-11-06' } as const;

function paperOf(payroll: PrintedPayroll) {
  const file = printDocuments([{ kind: 'payroll', payroll }], OPTIONS);
  const pages = readPdf(file.bytes);
  return { ...file, textPieces: pages, text: pages.flat().join(' ').replaceAll('\u00a0', ' ') };
}

const UETR = '8a562c67-ca16-48ba-b074-65581be6f001';

describe('the sheet of a payroll', () => {
  it('has its head, rows, total in words, signatures and the bank’s word on one page, in Ukrainian', () => {
    const { text, pages, missing } = paperOf(printedPayroll(3));
    for (const part of [
      'Відомість на зарахування (заробітна плата) № 7 від 05.11.2026',
      'ТОВ «Калинова Брама»',
      '91000017',
      'відділення 001',
      'UA60 3516 0700 0002 6003 9990 0000 1',
      'UA72 3516 0700 0002 9098 9990 0009 1',
      'жовтень 2026, ІІ половина',
      'Ґалаґан-Нечуйвітренко Єлизавета Костянтинівна',
      '1481028042',
      'інший банк, код 305299',
      '51 000,30 UAH',
      'П’ятдесят одна тисяча гривень 30 копійок',
      'Перший підпис: Тестенко Іван Петрович',
      'Другий підпис: Ґалаґан Єва Юріївна',
      'Сертифікат № 20b4e4ed0d30998c',
      'ПРОВЕДЕНО БАНКОМ',
      'Роздруковано 06.11.2026',
      'Сторінка 1 з 1',
    ])
      expect(text).toContain(part);
    expect([pages, missing, text.match(/інший банк/g)?.length]).toEqual([1, [], 1]);
  });

  it('tells below an account how its name was compared', () => {
    const payroll = printedPayroll(3);
    const nameCheck = { verdict: 'closeMatch', reason: null, checkedAt: '2026-11-05T09:30:00' } as const;
    const rows = payroll.rows.map((row, index) => (index === 0 ? { ...row, nameCheck } : row));
    expect(paperOf({ ...payroll, rows }).text.match(/ім’я майже збігається, 05.11.2026 09:30/g)).toHaveLength(1);
  });

  it('repeats the head of the table and names the payroll on each page, and loses no row', () => {
    const { textPieces, pages } = paperOf(printedPayroll(70));
    expect(pages).toBeGreaterThan(1);
    const numbers = textPieces.flat().filter((piece) => /^14810280[0-9]{2}$|^14810281[0-9]{2}$/.test(piece));
    expect(numbers).toHaveLength(70);
    textPieces.forEach((page, index) => {
      const hasTable = page.some((piece) => piece.startsWith('148102'));
      expect(page.includes('РНОКПП')).toBe(hasTable);
      expect(page.includes('Відомість № 7 від 05.11.2026')).toBe(index > 0);
      expect(page).toContain(`Сторінка ${index + 1} з ${pages}`);
    });
  });

  it.each([35, 70])('of %i rows has its total together with the words', (count) => {
    const { textPieces } = paperOf(printedPayroll(count));
    const page = textPieces.find((pieces) => pieces.includes('Сума словами')) ?? [];
    expect(page).toEqual(expect.arrayContaining(['Разом', 'Сума словами', 'Кількість осіб', String(count)]));
  });

  it('after execution says what became of each row, and sums it up', () => {
    const payroll = printedPayroll(3, { paper: 'result' });
    const rows = payroll.rows.map((row, index) =>
      index === 1
        ? { ...row, outcome: 'returned' as const, reason: 'рахунок закрито' }
        : { ...row, outcome: 'paid' as const, uetr: UETR },
    );
    const { text } = paperOf({ ...payroll, rows });
    for (const part of [
      'Результат виконання відомості (заробітна плата) № 7',
      'зараховано',
      UETR,
      'рахунок закрито',
      'Зараховано (рядків: 2) 34 000,20 UAH',
      'Повернено (рядків: 1) 17 000,10 UAH',
    ])
      expect(text).toContain(part);
  });
});
