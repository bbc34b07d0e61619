import { checkAmountRange, checkRangeAmount } from './amount-range';

describe('an end of a range of amounts', () => {
  it.each([
    ['nothing', '', null],
    ['an amount', '1 000,50', null],
    ['zero, which means everything', '0', null],
    ['a word', 'сто', 'incorrectAmount'],
    ['the largest amount', '999999999.99', null],
    ['more than the largest amount', '1000000000.00', 'tooMuch'],
  ])('that is %s (%s) has the problem %s', (_, text, key) => {
    expect(checkRangeAmount(text)).toBe(key);
  });
});

describe('a range of amounts', () => {
  it.each([
    ['2.00', '2.00', null],
    ['2.00', '2.01', null],
    ['2.01', '2.00', 'incorrectAmountRange'],
    ['10.00', '9.00', 'incorrectAmountRange'],
    ['5.00', '0', 'incorrectAmountRange'],
    ['0', '5.00', null],
    ['5.00', '', null],
    ['', '5.00', null],
    ['5.00', 'сто', null],
  ])('from "%s" to "%s" has the problem %s', (low, high, key) => {
    expect(checkAmountRange(low, high)).toBe(key);
  });
});
