import {
  buildPrintoutLink,
  formatPrintoutNumber,
  isPrintoutNumber,
  normalizePrintoutNumber,
  PRINTOUT_NUMBER_LENGTH,
  PRINTOUT_NUMBER_SIGNS,
} from './printout-number';

const NUMBER = '7KQ2M9XAR4TD3WEH';

describe('the number of a printout', () => {
  it('has at least 70 bits', () => {
    expect(new Set(PRINTOUT_NUMBER_SIGNS).size).toBe(PRINTOUT_NUMBER_SIGNS.length);
    expect(PRINTOUT_NUMBER_LENGTH * Math.log2(PRINTOUT_NUMBER_SIGNS.length)).toBeGreaterThan(70);
  });

  it.each(['0', 'O', '1', 'I', 'L', 'U'])('has no %s, which looks like another sign', (sign) => {
    expect(isPrintoutNumber(NUMBER.replace('7', sign))).toBe(false);
  });

  it.each([
    ['as it is printed', '7KQ2-M9XA-R4TD-3WEH'],
    ['in small letters with spaces', ' 7kq2 m9xa r4td 3weh '],
    ['with dashes of a word processor', '7KQ2–M9XA—R4TD‑3WEH'],
    ['on a Ukrainian keyboard', '7КQ2-М9ХА-R4ТD-3WЕН'],
  ])('is read %s', (_how, text) => {
    expect(normalizePrintoutNumber(text)).toBe(NUMBER);
    expect(isPrintoutNumber(normalizePrintoutNumber(text))).toBe(true);
  });

  it.each(['', NUMBER.slice(1), `${NUMBER}2`, `${NUMBER.slice(1)}Ж`])('%j is none', (text) => {
    expect(isPrintoutNumber(text)).toBe(false);
  });

  it('stands behind # in the address of its code', () => {
    const number = formatPrintoutNumber(NUMBER);
    expect(number).toBe('7KQ2-M9XA-R4TD-3WEH');
    expect(buildPrintoutLink({ number, address: 'https://bank.ua/ncb/verify', amount: '', currencyLetters: '' })).toBe(
      'https://bank.ua/ncb/verify#7KQ2-M9XA-R4TD-3WEH',
    );
  });
});
