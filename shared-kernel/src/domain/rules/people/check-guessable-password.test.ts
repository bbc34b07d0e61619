import { isListedPassword } from '../../common-passwords';
import { checkGuessablePassword } from './check-guessable-password';

const OWNER = {
  logins: ['o.kravchuk77', 'ik'],
  person: ['Кравчук', 'Олександра', 'Іллівна', '0671234589', '3098127645'],
  companies: ['ТОВ «Світанок»', 'TOV SVITANOK', '77802420'],
  bank: ['Тестовий банк (пісочниця)'],
};
const check = (password: string) => checkGuessablePassword(password, OWNER, isListedPassword);

describe('a password that can be guessed', () => {
  it.each(
    [
      ...['Password1', 'Qwerty123', 'Passw0rd', 'Pa55word2024', 'Iloveyou1', 'Welcome1', 'Admin2024', 'Dragon_99'],
      ...[
        '1qaz2wsX',
        '1q2w3e4R',
        'Zxcvbnm1',
        'Asdfghjkl1',
        'Abcdefgh1',
        'Qwe12345',
        'Abc12345',
        'Aa123456',
        'Abcd1234',
      ],
      ...['Drowssap1', 'QwertyQwerty1', 'Aaaaaaa1', 'Sunshine12345678', 'Football01011990', '2024Sunshine'],
      ...['Gfhjkm123', 'Ghbdsn2024', 'Parol2024', 'Pryvit123', 'Privit_1', 'Ukraina2026', 'Kyiv2024', 'Slavaukraini1'],
      ...['Oxana1985', 'Sergiy77', 'Buhgalter1', 'Direktor1', 'Privatbank', 'Yfnfif1985'],
    ].map((password) => [password]),
  )('is refused where it is among the common ones: %s', (password) => {
    expect(check(password)).toBe(password === 'Privatbank' ? 'passwordHoldsBank' : 'passwordCommon');
  });

  it.each([
    ['the login', 'xxKravchuk77', 'passwordHoldsLogin'],
    ['the login without its digits, signs for letters', 'Kr4vchuk_2', 'passwordHoldsLogin'],
    ['the login from its end', '9kuhcvarK', 'passwordHoldsLogin'],
    ['the first name', 'Oleksandra_4', 'passwordHoldsPerson'],
    ['the first name, spelt otherwise', 'Olexandra94', 'passwordHoldsPerson'],
    ['the first name typed with the Latin layout on', 'Jktrcfylhf5', 'passwordHoldsPerson'],
    ['the telephone', 'Xk234589zz', 'passwordHoldsPerson'],
    ['the tax number', 'Zq127645yy', 'passwordHoldsPerson'],
    ['the company', 'Svitanok7', 'passwordHoldsCompany'],
    ['the company in Russian transliteration', 'Switanok_7x', 'passwordHoldsCompany'],
    ['the company typed with the Latin layout on', 'Cdsnfyjr9', 'passwordHoldsCompany'],
    ['the company from its end, digits in it', 'Kona2tivs_4', 'passwordHoldsCompany'],
    ['the code of the company', 'Xy802420q', 'passwordHoldsCompany'],
    ['the bank', 'Ncb_20267', 'passwordHoldsBank'],
    ['the bank’s name', 'Pisochnytsia9', 'passwordHoldsBank'],
  ])('is refused where it holds %s: %s', (_, password, key) => {
    expect(check(password)).toBe(key);
  });

  it.each(['Korovai_83sad', 'Vlasnyi22', 'Okhryma8_Lis', 'R7k2m9Qx', 'Zhyto5Mak_verba', 'Sunflower8301427'])(
    'is taken where nothing of it is: %s',
    (password) => {
      expect(check(password)).toBeNull();
    },
  );

  it('is told by the page as far as no list is needed', () => {
    expect(checkGuessablePassword('Svitanok7', OWNER)).toBe('passwordHoldsCompany');
    expect(checkGuessablePassword('Qwerty123', {})).toBe('passwordCommon');
    expect(checkGuessablePassword('Dragon_99', {})).toBeNull();
  });
});

describe('the list of common passwords', () => {
  it('stands for more than ten thousand that fit the rule of passwords', () => {
    const list = jest.requireActual<readonly string[]>('../../common-passwords/common-passwords.json');
    const fitting = list.flatMap((word) => {
      const withCapital = word.replace(/[a-z]/, (letter) => letter.toUpperCase());
      return [withCapital, `${withCapital}1`].filter(
        (password) => password.length >= 8 && /[A-Z].*[a-z]|[a-z].*[A-Z]/.test(password) && /\d/.test(password),
      );
    });
    expect(new Set(fitting).size).toBeGreaterThan(10_000);
    expect(
      fitting.slice(0, 10_000).filter((password) => checkGuessablePassword(password, {}, isListedPassword) === null),
    ).toEqual([]);
  });

  it('does not refuse what is made at random', () => {
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    const passwords = Array.from({ length: 2000 }, (_, index) =>
      Array.from(
        { length: 12 },
        (__, place) => signs[(index * 7919 + place * place * 104_729 + index * place * 31) % 62],
      ).join(''),
    );
    expect(
      passwords.filter((password) => checkGuessablePassword(password, {}, isListedPassword) !== null).length,
    ).toBeLessThan(20);
  });
});
