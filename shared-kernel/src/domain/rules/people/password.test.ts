import {
  checkConfirmation,
  checkPasswordChange,
  checkPasswordQuality,
  hasPasswordTrait,
  PASSWORD_TRAITS,
} from './password';

describe('checkPasswordQuality', () => {
  it.each(['Abcdefg1', 'aB3_____', '1234567aA', 'Director1'])('takes %s', (password) => {
    expect(checkPasswordQuality(password)).toBeNull();
  });

  it.each(['', 'Abcdef1', '!'])('refuses "%s" of fewer than eight characters first of all', (password) => {
    expect(checkPasswordQuality(password)).toBe('passwdTooShort');
  });

  it.each([
    ['without a capital letter', 'abcdefg1'],
    ['without a small letter', 'ABCDEFG1'],
    ['without a digit', 'Abcdefgh'],
    ['with a special character', 'Abcdefg1!'],
    ['with a space', 'Abcdefg 1'],
    ['with a hyphen', 'Abcdefg-1'],
    ['with a Cyrillic letter', 'Abcdefg1я'],
    ['with a Cyrillic capital only', 'Яbcdefg1'],
    ['with a full-width digit only', 'Abcdefg１'],
    ['with a line break at its end', 'Abcdefg1\n'],
    ['with a special character first', '!Abcdefg1'],
  ])('refuses one %s', (_, password) => {
    expect(checkPasswordQuality(password)).toBe('invalidPwd');
  });
});

describe('what a password has', () => {
  it.each([
    ['', []],
    ['abc', ['alphabet', 'small']],
    ['ABCDEFGH', ['length', 'alphabet', 'capital']],
    ['Abcdefg!', ['length', 'capital', 'small']],
    ['Abcdefg1', ['length', 'alphabet', 'capital', 'small', 'digit']],
  ])('of "%s" is %j', (password, expected) => {
    expect(PASSWORD_TRAITS.filter((trait) => hasPasswordTrait(password, trait))).toEqual(expected);
  });
});

describe('checkConfirmation', () => {
  it('is content when both are the same to the letter', () => {
    expect(checkConfirmation('Abcdefg1', 'Abcdefg1')).toBeNull();
    expect(checkConfirmation('Abcdefg1', 'abcdefg1')).toBe('passwordsDifferent');
  });
});

describe('checkPasswordChange', () => {
  const VALID = { oldPassword: 'old', newPassword: 'Korovai_83sad', confirmation: 'Korovai_83sad' };

  it('takes a good new password, whatever the old one looks like', () => {
    expect(checkPasswordChange(VALID)).toEqual([]);
  });

  it('asks for all three fields', () => {
    expect(checkPasswordChange({ oldPassword: '', newPassword: '', confirmation: '' })).toEqual(
      ['oldPassword', 'newPassword', 'confirmation'].map((field) => ({ field, key: 'fillAllFields' })),
    );
  });

  it.each([
    ['a short one', { newPassword: 'Abc1', confirmation: 'Abc1' }, 'newPassword', 'passwdTooShort'],
    ['a weak one', { newPassword: 'abcdefgh', confirmation: 'abcdefgh' }, 'newPassword', 'invalidPwd'],
    ['a common one', { newPassword: 'Qwerty123', confirmation: 'Qwerty123' }, 'newPassword', 'passwordCommon'],
    ['the old one', { oldPassword: 'Korovai_83sad' }, 'newPassword', 'passwordUnchanged'],
    ['one that is confirmed differently', { confirmation: 'Abcdefg2' }, 'confirmation', 'passwordsDifferent'],
    ['one that is not confirmed', { confirmation: '' }, 'confirmation', 'fillAllFields'],
  ])('refuses %s', (_, changes, field, key) => {
    expect(checkPasswordChange({ ...VALID, ...changes })).toEqual([{ field, key }]);
  });
});
