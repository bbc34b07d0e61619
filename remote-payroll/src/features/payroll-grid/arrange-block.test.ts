import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { arrangeBlock } from './arrange-block';
import { readBlock } from './paste-block';

// The real index starts workers, which jsdom does not have.
jest.mock('@ncb/shared-kernel/files', () =>
  jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing'),
);

const IBAN = 'UA883516070000026202999000200';
const ROW = ['0148102804', 'Нова', 'Олена', 'Петрівна', IBAN, '15000,5'];

it.each([
  ['in another order', `Сума\tПІБ\tРахунок\tРНОКПП\n15000,5\tНова Олена Петрівна\t${IBAN}\t0148102804`],
  [
    'in parts',
    `IBAN\tПрізвище\tІм'я\tПо батькові\tІПН\tДо виплати\n${IBAN}\tНова\tОлена\tПетрівна\t0148102804\t15000,5`,
  ],
  ['in Russian', `ФИО\tСумма\tСчет\tИНН\nНова Олена Петрівна\t15000,5\t${IBAN}\t0148102804`],
  ['in English', `Full name\tAmount\tIBAN\tTax code\nНова Олена Петрівна\t15000,5\t${IBAN}\t0148102804`],
  [
    'with a column of something else',
    `№\tПІБ\tПосада\tРНОКПП\tРахунок\tСума\n1\tНова Олена Петрівна\tкухар\t0148102804\t${IBAN}\t15000,5`,
  ],
])('a pasted block with headings %s is put into the columns of the grid', (_, text) => {
  expect(arrangeBlock(readBlock(text))).toEqual([ROW]);
});

it('a pasted block without headings stays as it is', () => {
  const block = readBlock(ROW.join('\t'));
  expect(arrangeBlock(block)).toBe(block);
  const amounts = readBlock('10\n20');
  expect(arrangeBlock(amounts)).toBe(amounts);
});
