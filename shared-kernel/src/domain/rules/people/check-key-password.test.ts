import { checkKeyPassword, getKeyPasswordStrength, getMissingKeyPasswordParts } from './check-key-password';

describe('checkKeyPassword', () => {
  it.each(['83514629', 'kalyna!zhyto', 'Lis dub 1!', 'ŁĄŻĘŚĆŃÓ'])('takes "%s"', (password) => {
    expect(checkKeyPassword(password, password)).toEqual([]);
  });

  it('asks for both fields', () => {
    expect(checkKeyPassword('', '')).toEqual(
      ['keyPassword', 'confirmation'].map((field) => ({ field, key: 'fillAllFields' })),
    );
  });

  it.each([
    ['seven characters', '1234567', '1234567', 'keyPassword', 'passwdTooShort'],
    ['spaces', '        ', '        ', 'keyPassword', 'fillAllFields'],
    [
      'spaces of many kinds',
      ' \u00a0\t\u2003 \u00a0\t\u2003',
      ' \u00a0\t\u2003 \u00a0\t\u2003',
      'keyPassword',
      'fillAllFields',
    ],
    ['a common one', 'Password1!', 'Password1!', 'keyPassword', 'passwordCommon'],
    ['digits in a row', '12345678', '12345678', 'keyPassword', 'passwordCommon'],
    ['one sign again and again', 'xxxxxx!!', 'xxxxxx!!', 'keyPassword', 'passwordCommon'],
    ['a Cyrillic letter', 'Password1і', 'Password1і', 'keyPassword', 'cyrillicKeyPwd'],
    ['another confirmation', '83514629', '83514628', 'confirmation', 'passwordsDifferent'],
    ['no confirmation', '83514629', '', 'confirmation', 'fillAllFields'],
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
    expect(getMissingKeyPasswordParts(password)).toEqual(missing);
  });
});

describe('getKeyPasswordStrength', () => {
  it.each([
    ['too short', 'Kx7!q', 'weak'],
    ['of digits', '83514629', 'weak'],
    ['of a common word', 'Password1!', 'weak'],
    ['with a name of the owner', 'Vyhadanets-7351!', 'weak'],
    ['in Cyrillic', 'Пароль-жито-7351', 'weak'],
    ['of eight characters of every kind', 'kX7!qW3?', 'fair'],
    ['of two short words', 'Lis dub 1!', 'fair'],
    ['lengthened by repeated characters', 'kX7!qW3?????????', 'fair'],
    ['lengthened by a row of digits', 'kX7!qW3?1234', 'fair'],
    ['of several words', 'kalyna!zhyto!lis', 'strong'],
    ['of twelve characters of every kind', 'kX7!qW3?zR9;', 'strong'],
  ])('a password %s', (_, password, strength) => {
    expect(getKeyPasswordStrength(password, { person: ['Вигаданець Тарас'] })).toBe(strength);
  });
});
