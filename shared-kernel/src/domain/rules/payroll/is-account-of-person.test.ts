import { isAccountOfPerson } from './is-account-of-person';

const OWN = '351607';

describe('an account that a salary is paid to', () => {
  it.each([
    ['a current account of a person with us', 'UA883516070000026202999000200', true],
    ['the same in the old form', '26203999000209', true],
    ['a deposit of a person with us', 'UA883516070000026302999000200', true],
    ['a current account of a company with us', 'UA603516070000026003999000001', false],
    ['a company account of the old form', '26003999000001', false],
    ['a loan account with us', 'UA213516070000020639999000040', false],
    ['an account of a person elsewhere', 'UA273052990000026205999000210', true],
    ['a transit account of cards elsewhere', 'UA273052990000029245999000210', true],
    ['a company or sole trader elsewhere', 'UA263052990000026006999000301', false],
    ['a financial company elsewhere', 'UA263052990000026506999000301', false],
    ['an account of the Treasury', 'UA308999980310001000000000001', false],
  ])('%s: %s may take one: %s', (_, account, isRight) => {
    expect(isAccountOfPerson(account, OWN)).toBe(isRight);
  });
});
