import type { PaymentRequest } from '../nbu-qr';
import { checkPaymentRequest } from './check-payment-request';

const REQUEST: PaymentRequest = {
  receiverName: 'ТОВ «Світанок Постач»',
  creditIban: 'UA263052990000026006999000301',
  receiverCode: '92000019',
  amount: '',
  purpose: '',
  lastDay: '',
};
const check = (changes: Partial<PaymentRequest>) => checkPaymentRequest({ ...REQUEST, ...changes }, '2026-07-01');

describe('a request to be paid', () => {
  it.each<[string, Partial<PaymentRequest>]>([
    ['nothing but the account', {}],
    ['a typed sum', { amount: '1 234,5 ' }],
    ['the largest sum', { amount: '999999999,99' }],
    ['an end on the bank day', { lastDay: '2026-07-01' }],
  ])('with %s has a code', (_what, changes) => {
    expect(check(changes)).toMatchObject({ problems: [], building: { ok: true } });
  });

  it.each<[string, string, Partial<PaymentRequest>]>([
    ['amount', 'lessThan1', { amount: '0' }],
    ['amount', 'tooMuch', { amount: '1000000000' }],
    ['amount', 'incorrectAmount', { amount: '12,345' }],
    ['purpose', 'cardNumberInText', { purpose: 'Картка 4111 1111 1111 1111' }],
    ['purpose', 'forbiddenCharacters', { purpose: 'Оплата\u202e' }],
    ['lastDay', 'invalidDateMessage', { lastDay: '2026-06-30' }],
    ['lastDay', 'invalidDateMessage', { lastDay: '30.02' }],
  ])('%s: %s for %j', (field, key, changes) => {
    expect(check(changes)).toEqual({ problems: [expect.objectContaining({ field, key })], building: null });
  });

  it('with a purpose that the code has no room for says how much fits', () => {
    const [problem] = check({ purpose: 'Я'.repeat(400) }).problems;
    expect(problem).toMatchObject({ field: 'purpose', key: 'tooLongText', params: { length: '400' } });
    expect(check({ purpose: 'Я'.repeat(Number(problem?.params?.['max'])) }).problems).toEqual([]);
    expect(check({ purpose: 'Я'.repeat(421) }).problems).toMatchObject([{ params: { length: '421', max: '420' } }]);
  });

  it('of a receiver without a valid code has no code and no field to mend', () => {
    expect(check({ receiverCode: '' })).toEqual({ problems: [], building: { ok: false, reason: 'wrongCode' } });
  });
});
