import { getLeftToPay } from './get-left-to-pay';

const payment = (status: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6, amount: string) => ({ status, amount });

it.each([
  ['is all that is missing where nothing is on its way', '1245.00', [], '1245.00'],
  ['is less by payments on their way', '1245.00', [payment(0, '200.00'), payment(4, '45.00')], '1000.00'],
  [
    'counts neither what has come nor what was refused',
    '1245.00',
    [payment(5, '99.00'), payment(6, '50.00')],
    '1245.00',
  ],
  ['is nothing where more is on its way', '1245.00', [payment(3, '2000.00')], '0.00'],
] as const)('what is left to pay %s', (_, missing, payments, left) => {
  expect(getLeftToPay(missing, payments)).toBe(left);
});
