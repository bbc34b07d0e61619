import { findCardNumber, isCardNumber, isMaskedCard, maskCard, maskCards } from './card-number';

const CARD = '5168742012344408';
/** Groups 2 to 5 pass Luhn's check. */
const IBAN = 'UA11 5168 7420 1234 4408 0000 0000 0';

describe('the number of a card', () => {
  it.each([
    ['Mastercard', CARD],
    ['in groups', '5168 7420 1234 4408'],
    ['with no-break spaces', '5168\u00a07420\u202f1234\u00a04408'],
    ['with tabs', '5168\t7420\t1234\t4408'],
    ['with hyphens and dashes', '5168-7420–1234−4408'],
    ['in odd groups', '51687 42012 344408'],
    ['Visa', '4111111111111111'],
    ['Visa of 13 digits', '4222222222222'],
    ['American Express', '378282246310005'],
    ['Mastercard of the series 2', '2223003122003222'],
    ['UnionPay', '6240008631401148'],
    ['Prostir', '9804000000000009'],
  ])('is known: %s', (_, text) => {
    expect(isCardNumber(text)).toBe(true);
    expect(maskCards(text)).toBe(maskCard(text));
  });

  it.each([
    ['a wrong last digit', '5168742012344407'],
    ['15 digits of no issuer', '516874201234440'],
    ['16 digits of no issuer that pass the check', '1234567812345670'],
    ['an IBAN', 'UA883516070000026202999000200'],
    ['an account of the old form that passes the check', '36000000000008'],
    ['a tax number', '3184710691'],
    ['a telephone number', '+380671234567'],
    ['nothing', ''],
  ])('is not seen in %s', (_, text) => {
    expect(isCardNumber(text)).toBe(false);
    expect(maskCards(text)).toBe(text);
  });

  it.each([
    ['an account of before with an amount', '26202000000011 25,00'],
    ['a UETR of digits', '51687420-1234-4408-8123-516874201234'],
    ['a barcode', 'штрихкод 4820000000000'],
    ['a Treasury purpose', '*;101;92000019;податок з доходів;;;'],
    ['an IBAN in groups', `рахунок ${IBAN}`],
  ])('is not found within %s', (_, text) => {
    expect(findCardNumber(text)).toBeNull();
    expect(maskCards(text)).toBe(text);
  });

  it('is found in a line with an amount behind it, and never in an IBAN', () => {
    expect(findCardNumber(`Умовна Оксана ${CARD} 17000.00`)).toBe(CARD);
    expect(findCardNumber('1 5168-7420-1234-4408 1700 грн')).toBe('5168-7420-1234-4408');
    expect(findCardNumber('1 5168 7420 1234 4408 170 грн')).toBe('5168 7420 1234 4408');
    expect([findCardNumber(IBAN), findCardNumber(IBAN.replaceAll(' ', ''))]).toEqual([null, null]);
  });

  it('is shown by its first and last four digits', () => {
    expect(maskCard('5168 7420 1234 4408')).toBe('5168 •••• •••• 4408');
    expect(maskCards(`${IBAN};${CARD};5168742012344407`)).toBe(`${IBAN};5168 •••• •••• 4408;5168742012344407`);
    expect(maskCards(`на картку ${CARD}, за листопад`)).toBe('на картку 5168 •••• •••• 4408, за листопад');
    expect([isMaskedCard(maskCard(CARD)), isMaskedCard('5168••••••••4408'), isMaskedCard(CARD)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
