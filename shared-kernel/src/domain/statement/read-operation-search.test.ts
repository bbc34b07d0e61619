import { readOperationSearch } from './read-operation-search';
import { toSearchText } from '../text';

const operation = (id: string, change: object = {}) => ({
  id,
  number: '1187',
  correspondentName: 'ТОВ «Світанок Постач»',
  correspondentCode: '38216540',
  correspondentAccount: 'UA453052990000026005012345678',
  purpose: 'Оплата за рахунком № 204',
  amount: '1200.50',
  currencyAmount: null,
  ...change,
});
const ROWS = [
  operation('a'),
  operation('b', { amount: '150.00', correspondentName: "Кур'єр-Захід", purpose: 'Доставка', number: '7' }),
  operation('c', {
    amount: '24255.00',
    currencyAmount: '500.00',
    correspondentName: 'ACME Ltd',
    correspondentAccount: 'DE75512108001245126199',
    correspondentCode: '',
    purpose: 'Invoice 1200',
    number: '9',
    uetr: '8a562c67-ca16-48ba-b074-65581be6f001',
  }),
];
const findNumbers = (typed: string) =>
  ROWS.filter(readOperationSearch(typed) ?? (() => true))
    .map(({ id }) => id)
    .join('');

describe('the one search box', () => {
  it.each([
    ['', 'abc'],
    ['8A562C67-ca16-48ba-b074-65581be6f001', 'c'],
    ['65581', ''],
    ['1200,50', 'a'],
    ['1 200.50', 'a'],
    ['1200.5', 'a'],
    ['−1\u00a0200,50', 'a'],
    ['+150.00', 'b'],
    ['-150', 'b'],
    ['24 255', 'c'],
    ['− 24 255', 'c'],
    ['24 256', ''],
    ['1 200', ''],
    ['38 216 540', 'ab'],
    ['0-200', 'b'],
    ['>0', 'abc'],
    ['>', 'abc'],
    ['доставка <=', 'b'],
    ['204 38216540', 'a'],
    ['3052 9900 0002 6005', 'ab'],
    ['5299 3052 9900 0002', ''],
    ['500,00', 'c'],
    ['>10000', 'c'],
    ['> 10 000', 'c'],
    ['>=1200,50', 'ac'],
    ['<200', 'b'],
    ['≤150', 'b'],
    ['100-200', 'b'],
    ['100,00 – 1 200,50', 'abc'],
    ['200-100', ''],
    ['150', 'b'],
    ['1200', 'c'],
    ['2600', 'ab'],
    ['3821', 'ab'],
    ['UA45 3052 9900 0002', 'ab'],
    ['світанок', 'a'],
    ['СВIТАНОК', 'a'],
    ['курʼєр', 'b'],
    ['кур’єр', 'b'],
    ['"Світанок', 'a'],
    ['acme', 'c'],
    ['постач оплата', 'a'],
    ['>1000 світанок', 'a'],
    ['>1000 доставка', ''],
    ['№ 204', 'a'],
    ['немає такого', ''],
  ])('finds by %j %j', (typed, ids) => {
    expect(findNumbers(typed)).toBe(ids);
  });

  it('looks in sums of both currencies', () => {
    expect(findNumbers('24255,00')).toBe('c');
  });
});

describe('a text as it is looked for', () => {
  it('has one kind of apostrophe, no quotes and a Ukrainian i between Cyrillic letters', () => {
    expect(toSearchText('  ТОВ  «Кiнь» “П’ять”  ')).toBe("тов кінь п'ять");
    expect(toSearchText('iPhone Ltd')).toBe('iphone ltd');
    expect(toSearchText('iнвойс')).toBe('інвойс');
  });
});
