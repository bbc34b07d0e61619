import { findReceivers, type ReceiverSuggestion } from './find-receivers';
import { parseTypedReceiver } from './parse-typed-receiver';

const row = (
  id: string,
  name: string,
  code: string,
  iban: string,
  paidOn: string | null = null,
): ReceiverSuggestion => ({
  id,
  name,
  code,
  iban,
  paidOn,
});
const ROWS = [
  row('1', 'ПрАТ «Тестовий Хліб»', '92000025', 'UA583004650000026001999000302'),
  row('2', 'ТОВ «Світанок Постач»', '92000019', 'UA263052990000026006999000301', '2026-06-01'),
  row('3', 'ТОВ «Світанок Постач»', '92000019', 'UA583004650000026001999000303', '2026-06-20'),
];
const idsOf = (typed: string) => findReceivers(ROWS, typed).map(({ id }) => id);

describe('the receivers that fit what is typed', () => {
  it.each([
    ['a part of a name in other letters', 'світан', ['3', '2']],
    ['the beginning of a code', '92000025', ['1']],
    ['an account as it is pasted', 'ua26 3052', ['2']],
    ['one letter', 'т', []],
    ['nothing', ' ', []],
    ['what nobody is called', 'Захід', []],
  ])('are found by %s, the last paid first', (_, typed, ids) => {
    expect(idsOf(typed)).toEqual(ids);
  });

  it('come last where something speaks against them', () => {
    const doubtful = { ...row('4', 'ТОВ «Світанок Постач»', '92000025', '', '2026-06-30'), remark: 'інший власник' };
    expect(findReceivers([doubtful, ...ROWS], 'світан').map(({ id }) => id)).toEqual(['3', '2', '4']);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 5000 }, (_, index) => row(`${index}`, 'Світанок', '', ''));
    expect(findReceivers(many, 'Світанок')).toHaveLength(8);
  });
});

describe('what was typed into one field', () => {
  it.each([
    ['UA26 3052 9900 0002 6006 9990 0030 1', { account: 'UA263052990000026006999000301' }],
    ['92000019', { code: '92000019' }],
    ['1759013776', { code: '1759013776' }],
    ['ТОВ «Світанок» 2000', { name: 'ТОВ «Світанок» 2000' }],
    ['12345', { name: '12345' }],
  ])('%s goes where it belongs', (typed, placed) => {
    expect(parseTypedReceiver(typed)).toEqual({ name: '', code: '', account: '', ...placed });
  });
});
