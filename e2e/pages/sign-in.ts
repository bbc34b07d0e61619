import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { people, type Login } from '../support/people';
import type { Person } from './person';

export class SignIn {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async givesPassword(login: Login): Promise<void> {
    await this.#givesPassword(login, 'sms');
    await expect(this.#person.field('code')).toBeVisible();
  }

  async givesPasswordBeforeKey(login: Login): Promise<void> {
    await this.#givesPassword(login, 'key');
    await expect(this.#person.action('sign')).toBeVisible();
  }

  async #givesPassword(login: Login, factor: 'sms' | 'key'): Promise<void> {
    const person = this.#person;
    person.login = login;
    await person.field('login').fill(login);
    await person.field('passwd').fill(people[login].password);
    await person.page.locator(`[data-action="tfa-${factor}"]`).check();
    await person.action('signIn').click();
  }

  readsSmsCode(): Promise<string> {
    return this.readsSmsCodeOf(this.#person.login);
  }

  readsSmsCodeOf(login: Login): Promise<string> {
    return this.#person.bank.readSmsCode(login);
  }

  notice(): Locator {
    return this.#person.page.locator('[data-page="signIn"] [data-notice="info"]');
  }
}
