import fc from 'fast-check';
import { isDisplayable } from '../text';
import { formatMinor } from './minor-units';
import { NO_VAT_TEXT, splitVatText, formatVat, withVatText } from './format-vat';

const amounts = fc.bigInt({ min: 1n, max: 99_999_999_999n }).map((units) => formatMinor(units));
const rates = fc.constantFrom('20', '14', '7', '0', '7.5');

describe('formatVat', () => {
  it.each([
    ['100.00', '20', 'у т.ч. ПДВ 20 % – 16,67 грн.'],
    ['1070.00', '7', 'у т.ч. ПДВ 7 % – 70,00 грн.'],
    ['107.50', '7.5', 'у т.ч. ПДВ 7,5 % – 7,50 грн.'],
    ['999999999.99', '20', 'у т.ч. ПДВ 20 % – 166666666,67 грн.'],
  ])('of %s at %s percent is "%s"', (amount, rate, text) => {
    expect(formatVat(amount, rate)).toBe(text);
  });

  it('can stand in a purpose: no special space, no letter that a signer cannot see', () => {
    fc.assert(fc.property(amounts, rates, (amount, rate) => isDisplayable(formatVat(amount, rate))));
    expect(isDisplayable(NO_VAT_TEXT)).toBe(true);
  });
});

describe('withVatText', () => {
  const text = formatVat('100.00', '20');

  it('adds the text at the end of a purpose', () => {
    expect(withVatText('Оплата за товар', text)).toBe('Оплата за товар, у т.ч. ПДВ 20 % – 16,67 грн.');
    expect(withVatText('Оплата за послуги', NO_VAT_TEXT)).toBe('Оплата за послуги, без ПДВ');
  });

  it('is the whole purpose where there was none', () => {
    expect(withVatText('', text)).toBe(text);
    expect(withVatText('', null)).toBe('');
  });

  it.each([
    'Оплата, у т.ч. ПДВ 20 % – 1,00 грн.',
    'Оплата, у т.ч. ПДВ 20% 200.00',
    'Оплата в т.ч. ПДВ 20% - 1 200,00 грн',
    'Оплата; в тому числі ПДВ 7,5 % – 0,07грн.',
    'Оплата. У т. ч. ПДВ 14%—0.07.',
    'Оплата, у тч ПДВ 20% 200,00 ',
    'Оплата без ПДВ',
    'Оплата, Без ПДВ. ',
  ])('replaces what "%s" ends with, so that the text follows the amount', (purpose) => {
    expect(withVatText(purpose, text)).toBe(`Оплата, ${text}`);
    expect(withVatText(purpose, null)).toBe('Оплата');
  });

  it.each([
    'Оплата без ПДВ за договором 7',
    'Повернення ПДВ',
    'Оплата, у т.ч. ПДВ 20 %',
    'Засібез ПДВ',
    'Оплата, у т.ч. ПДВ 20 % – 16,6 грн.',
    'Оплата, у т.ч. ПДВ 20 % – 16,67 грн. за серпень',
    'Оплата., ',
  ])('takes nothing from "%s"', (purpose) => {
    expect(withVatText(purpose, null)).toBe(purpose);
  });

  it('written twice is written once, and taken away leaves what was there', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, (first, second, rate) => {
        const once = withVatText('Рахунок 5', formatVat(second, rate));
        expect(withVatText(withVatText('Рахунок 5', formatVat(first, rate)), formatVat(second, rate))).toBe(once);
        expect(withVatText(once, null)).toBe('Рахунок 5');
      }),
    );
  });
});

describe('splitVatText', () => {
  it('gives back what was put together, for every amount and rate', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const stored = withVatText('Рахунок 5', formatVat(amount, rate));
        expect(splitVatText(stored, amount)).toEqual({ purpose: 'Рахунок 5', rate });
      }),
    );
  });

  it.each([
    ['for another amount', withVatText('Оплата', formatVat('100.00', '20')), '120.00'],
    ['in other words', 'Оплата, в т.ч. ПДВ 20% 16,67 грн.', '100.00'],
    ['of a payment without an amount', withVatText('Оплата', formatVat('100.00', '20')), ''],
    ['that is the whole purpose', formatVat('100.00', '20'), '100.00'],
    ['that is none', 'Оплата, без ПДВ', '100.00'],
  ])('leaves a text %s where it is', (_, purpose, amount) => {
    expect(splitVatText(purpose, amount)).toEqual({ purpose, rate: null });
  });
});
