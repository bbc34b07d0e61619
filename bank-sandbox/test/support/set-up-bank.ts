import { openTestBank, type TestBank, type TestBankOptions } from './open-test-bank';
import { Person } from './person';

const SET_UP_LIMIT_MS = 120_000;

/** Opens a bank before the tests of a file or `describe`, and closes it after them. */
export function setUpBank(options?: TestBankOptions): TestBank {
  const bank = {} as TestBank;
  beforeAll(async () => {
    Object.assign(bank, await openTestBank(options));
  }, SET_UP_LIMIT_MS);
  afterAll(() => bank.close(), SET_UP_LIMIT_MS);
  return bank;
}

/** Signs a person in before the tests of a file or `describe`. */
export function setUpPerson(bank: TestBank, login: string, company?: string): Person {
  const person = new Person(bank, login);
  beforeAll(async () => {
    await person.signIn(company);
  }, SET_UP_LIMIT_MS);
  return person;
}
