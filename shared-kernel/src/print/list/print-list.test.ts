import { readPdf } from '../testing';
import { printList, type PrintedList } from './print-list';

const OPTIONS = { language: 'ua', day: '2026-07-02' } as const;

function list(count: number): PrintedList {
  const rows = Array.from({ length: count }, (_, index) => [
    `№${index + 1}`,
    'ТОВ «Ґанок і Їжак»',
    '1\u00a0000,10',
    'Оплата за товар згідно з договором, у тому числі податок на додану вартість, за червень і липень '.repeat(3),
  ]);
  return {
    title: 'Перелік документів',
    about: ['ТОВ «Калинова Брама»'],
    columns: [
      { title: 'Номер', share: 1 },
      { title: 'Отримувач', share: 3 },
      { title: 'Сума', share: 2, isAmount: true },
      { title: 'Призначення', share: 4 },
    ],
    rows,
    amounts: rows.flatMap(() => [
      { amount: '1000.10', currency: 'UAH' },
      { amount: '2.50', currency: 'EUR' },
    ]),
  };
}

describe('a printed list', () => {
  it('has every row, the head of its table and its number on each page', () => {
    const { bytes } = printList(list(120), OPTIONS);
    const pages = readPdf(bytes);
    expect(pages.length).toBeGreaterThan(2);
    const numbers = pages.flat().filter((piece) => /^№\d/.test(piece));
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, index) => `№${index + 1}`));
    pages.forEach((page, index) => {
      expect(page.filter((piece) => piece === 'Отримувач')).toHaveLength(1);
      expect(page).toContain(`Сторінка ${index + 1} з ${pages.length}`);
    });
  });

  it('wraps long texts and loses nothing of them', () => {
    const written = readPdf(printList(list(1), OPTIONS).bytes)
      .flat()
      .join('')
      .replaceAll(' ', '');
    expect(written).toContain(list(1).rows[0]?.[3]?.replaceAll(' ', ''));
  });

  it.each([40, 42])('has no page that ends with the head of its table, below %i lines', (count) => {
    const about = Array.from({ length: count }, (_, index) => `рядок ${index + 1}`);
    const pages = readPdf(printList({ ...list(1), about }, OPTIONS).bytes);
    const heads = pages.filter((page) => page.includes('Отримувач'));
    expect(heads).toEqual([expect.arrayContaining(['№1'])]);
  });

  it('goes on on the next page with a row that is higher than a page', () => {
    const [row = []] = list(1).rows;
    const words = Array.from({ length: 900 }, (_, index) => `слово${index}`);
    const pages = readPdf(printList({ ...list(1), rows: [[...row.slice(0, 3), words.join(' ')]] }, OPTIONS).bytes);
    expect(pages.length).toBeGreaterThan(1);
    const written = pages.flat().join(' ').split(' ');
    expect(written.filter((word) => word.startsWith('слово'))).toEqual(words);
  });

  it('totals per currency and never across', () => {
    const text = readPdf(printList(list(2), OPTIONS).bytes)
      .flat()
      .join(' ');
    expect(text).toContain('Разом: 2\u00a0000,20 UAH Разом: 5,00 EUR');
  });

  it.each([3, 70, 500])('of %i rows divides no date, code or account, and no word of a title', (count) => {
    const cells = ['10000000', '22.11.2026', '26003999000001', 'ТОВ «Ґанок і Їжак та Партнери»', '0222103209'];
    const more = [
      'UA263052990000026006999000301',
      '999\u00a0999\u00a0999,99',
      'UAH',
      'Оплата за товар '.repeat(6).trim(),
    ];
    const titles = [
      'Номер',
      'Дата',
      'Рахунок платника',
      'Отримувач',
      'Код',
      'Рахунок отримувача',
      'Сума',
      'Валюта',
      'Призначення',
    ];
    const columns = titles.map((title, index) => ({
      title,
      share: index === 8 ? 30 : 6,
      isWhole: ![3, 6, 8].includes(index),
      isAmount: index === 6,
    }));
    const printed = printList(
      { ...list(0), columns, rows: Array.from({ length: count }, () => [...cells, ...more]) },
      OPTIONS,
    );
    const pieces = readPdf(printed.bytes).flat();
    for (const whole of [cells[1], cells[2], cells[4], more[0], more[2]])
      expect(pieces.filter((piece) => piece === whole)).toHaveLength(count);
    expect(pieces).toContain('Валюта');
  });

  it('is A4 across', () => {
    expect(Buffer.from(printList(list(1), OPTIONS).bytes).toString('latin1')).toMatch(
      /\/MediaBox \[0 0 841\.\d+ 595\.\d+\]/,
    );
  });
});
