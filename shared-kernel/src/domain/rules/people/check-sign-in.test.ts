import { checkSignIn, checkSmsCode } from './check-sign-in';

describe('checkSignIn', () => {
  it('finds nothing wrong when login and password are given', () => {
    expect(checkSignIn('director', 'пароль')).toEqual([]);
  });

  it.each([
    ['login', '', 'secret', ['login']],
    ['password', 'director', '', ['password']],
    ['login and password', '', '', ['login', 'password']],
  ])('asks for the %s when it is empty', (_, login, password, fields) => {
    expect(checkSignIn(login, password)).toEqual(fields.map((field) => ({ field, key: 'fillThisField' })));
  });

  it('takes a password of spaces: only the bank knows what is right', () => {
    expect(checkSignIn('director', '   ')).toEqual([]);
  });
});

describe('checkSmsCode', () => {
  it.each(['123456', '000000'])('takes the six digits %s', (code) => {
    expect(checkSmsCode(code)).toEqual([]);
  });

  it('asks for the code when it is empty', () => {
    expect(checkSmsCode('')).toEqual([{ field: 'code', key: 'fillThisField' }]);
  });

  it.each(['12345', '1234567', '12345a', '123 56', '１２３４５６', '-12345', '123456\n'])(
    'refuses "%s", which is not six digits',
    (code) => {
      expect(checkSmsCode(code)).toEqual([{ field: 'code', key: 'invalidSmsCode' }]);
    },
  );
});
