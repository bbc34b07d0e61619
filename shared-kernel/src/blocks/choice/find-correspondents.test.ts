import type { Correspondent } from '../../api/contract';
import { correspondentBehind, findCorrespondents } from './find-correspondents';

const row = (id: string, name: string, code: string, iban: string): Correspondent => ({
  id,
  name,
  code,
  iban,
  isResident: true,
  hasCode: true,
  maximum: null,
});
const ROWS = [
  row('1', 'ТОВ «Світанок Постач»', '92000019', 'UA263052990000026006999000301'),
  row('2', 'ПрАТ «Тестовий Хліб»', '92000025', 'UA583004650000026001999000302'),
  row('3', 'ТОВ «Світанок Постач», оренда', '92000030', 'UA263052990000026006999000301'),
];
const idsOf = (typed: string, rows = ROWS) => findCorrespondents(rows, typed).map(({ id }) => id);

describe('what is typed', () => {
  it.each([
    ['a part of a name in other letters', 'світан', ['1', '3']],
    ['the beginning of a code', '920000', ['1', '2', '3']],
    ['an account as it is pasted', 'ua58 3004 65', ['2']],
    ['the middle of an account', '999000302', ['2']],
    ['one letter', 'т', []],
    ['nothing', ' ', []],
    ['what nobody is called', 'Захід', []],
  ])('%s finds the correspondents that it fits', (_, typed, ids) => {
    expect(idsOf(typed)).toEqual(ids);
  });

  it('finds eight of many', () => {
    expect(
      idsOf(
        'Світанок',
        Array.from({ length: 5000 }, (_, index) => ({ ...row(`${index}`, 'Світанок', '', '') })),
      ),
    ).toHaveLength(8);
  });
});

describe('the correspondent behind a payment', () => {
  it('is known by account and code together', () => {
    const iban = 'UA263052990000026006999000301';
    expect(correspondentBehind(ROWS, { creditIban: iban, receiverCode: '92000030' })?.id).toBe('3');
    expect(correspondentBehind(ROWS, { creditIban: iban, receiverCode: '92000025' })).toBeNull();
  });
});
