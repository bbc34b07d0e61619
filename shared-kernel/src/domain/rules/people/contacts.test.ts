import { EMAIL_MAX } from '../../vocabulary';
import { checkEmail, checkPhone, normalisePhone } from './contacts';

describe('checkPhone', () => {
  it.each(['0501234567', '0000000000', '0441234567'])('takes %s', (phone) => {
    expect(checkPhone(phone)).toBeNull();
  });

  it('asks for a phone', () => {
    expect(checkPhone('')).toBe('emptyField');
  });

  it.each(['050123456', '05012345678', '1501234567', '+380501234567', '050 123 45 67', '050123456a', '０501234567'])(
    'refuses %s',
    (phone) => {
      expect(checkPhone(phone)).toBe('incorrectPhone');
    },
  );
});

describe('normalisePhone', () => {
  it.each([
    '0501234567',
    '050 123-45-67',
    '(050) 123 45 67',
    '+380501234567',
    '380501234567',
    '+38 (050)\u00a0123-45-67',
    '050\u202f1234567',
  ])('makes 0501234567 of "%s"', (text) => {
    expect(normalisePhone(text)).toBe('0501234567');
  });

  it.each([
    ['3812345678', '3812345678'],
    ['050 абв', '050абв'],
    ['05380123456', '05380123456'],
    ['', ''],
  ])('leaves of "%s" what the rule has to see: "%s"', (text, expected) => {
    expect(normalisePhone(text)).toBe(expected);
  });
});

describe('checkEmail', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@mail.example'.length)}@mail.example`;

  it.each(['a@b.ua', 'ivan.petrenko+bank@sub.mail.example', "o'connor@my-host.example", ofLength(EMAIL_MAX)])(
    'takes %s',
    (email) => {
      expect(checkEmail(email)).toBeNull();
    },
  );

  it('asks for an address', () => {
    expect(checkEmail('')).toBe('emptyField');
  });

  it.each([
    'a',
    '@b.ua',
    'a@',
    'a@b',
    'a@b.u',
    'a@.ua',
    'a@b..ua',
    'a@-b.ua',
    'a@b-.ua',
    'a@@b.ua',
    'a b@c.ua',
    '.a@b.ua',
    'a.@b.ua',
    'a..b@c.ua',
    'іван@пошта.укр',
    'a@b.ua ',
    ' a@b.ua',
    'a@b.ua\n',
    'a@b.u1',
    ofLength(EMAIL_MAX + 1),
  ])('refuses "%s"', (email) => {
    expect(checkEmail(email)).toBe('incorrectEmail');
  });
});
