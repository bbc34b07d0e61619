import { cardIn, isCardNumber, maskedCard, withMaskedCards } from './import-card';

const CARD = '5168742012344408';
/** Groups 2 to 5 of it pass Luhn's check. */
const IBAN = 'UA11 5168 7420 1234 4408 0000 0000 0';

describe('the number of a card', () => {
  it.each([
    [CARD, true],
    ['5168 7420 1234 4408', true],
    ['5168742012344407', false],
    ['516874201234440', false],
    ['UA883516070000026202999000200', false],
    ['', false],
  ])('%s is one: %s', (text, isOne) => {
    expect(isCardNumber(text)).toBe(isOne);
  });

  it('is found in a line with an amount behind it, and never in an IBAN', () => {
    expect(cardIn(`Умовна Оксана ${CARD} 17000.00`)).toBe(CARD);
    expect(cardIn('1 5168-7420-1234-4408 1700 грн')).toBe('5168-7420-1234-4408');
    expect([cardIn(IBAN), cardIn(IBAN.replaceAll(' ', ''))]).toEqual([null, null]);
  });

  it('is shown by its first and last four digits', () => {
    expect(maskedCard('5168 7420 1234 4408')).toBe('5168 •••• •••• 4408');
    expect(withMaskedCards(`${IBAN};${CARD};5168742012344407`)).toBe(`${IBAN};5168 •••• •••• 4408;5168742012344407`);
  });
});
