import { checkKeyPassword, missingFromKeyPassword } from './key-password';

describe('checkKeyPassword', () => {
  it.each(['12345678', 'xxxxxx!!', 'Abc def 1!', 'ŁŁŁŁŁŁŁŁ'])('takes "%s"', (password) => {
    expect(checkKeyPassword(password, password)).toEqual([]);
  });

  it('asks for both fields', () => {
    expect(checkKeyPassword('', '')).toEqual(
      ['keyPassword', 'confirmation'].map((field) => ({ field, key: 'fillAllFields' })),
    );
  });

  it.each([
    ['seven characters', '1234567', '1234567', 'keyPassword', 'passwdTooShort'],
    ['a Cyrillic letter', 'Password1і', 'Password1і', 'keyPassword', 'cyrillicKeyPwd'],
    ['another confirmation', '12345678', '12345679', 'confirmation', 'passwordsDifferent'],
    ['no confirmation', '12345678', '', 'confirmation', 'fillAllFields'],
  ])('refuses %s', (_, password, confirmation, field, key) => {
    expect(checkKeyPassword(password, confirmation)).toEqual([{ field, key }]);
  });
});

describe('missingFromKeyPassword', () => {
  it.each([
    ['Abc1!', []],
    ['abc1!', ['capital']],
    ['ABC1!', ['small']],
    ['Abc!', ['digit']],
    ['Abc1', ['symbol']],
    ['Abc 1', []],
    ['', ['capital', 'small', 'digit', 'symbol']],
  ])('of "%s" is %j', (password, missing) => {
    expect(missingFromKeyPassword(password)).toEqual(missing);
  });
});
