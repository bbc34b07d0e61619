import type { Correspondent } from '../../api/contract';
import { findCorrespondent } from './find-correspondent';

const row = (id: string, name: string, code: string, iban: string): Correspondent => ({
  id,
  name,
  code,
  iban,
  isResident: true,
  hasCode: true,
  maximum: null,
  phone: '',
});
const ROWS = [
  row('1', 'ТОВ «Світанок Постач»', '92000019', 'UA263052990000026006999000301'),
  row('2', 'ПрАТ «Тестовий Хліб»', '92000025', 'UA583004650000026001999000302'),
  row('3', 'ТОВ «Світанок Постач», оренда', '92000030', 'UA263052990000026006999000301'),
];

describe('the correspondent behind a payment', () => {
  it('is known by account and code together', () => {
    const iban = 'UA263052990000026006999000301';
    expect(findCorrespondent(ROWS, { creditIban: iban, receiverCode: '92000030' })?.id).toBe('3');
    expect(findCorrespondent(ROWS, { creditIban: iban, receiverCode: '92000025' })).toBeNull();
  });
});
