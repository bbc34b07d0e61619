import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { people, type Login } from '../support/people';
import type { AppWindow } from './app-window';

export class SignIn {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  async givesPassword(login: Login): Promise<void> {
    await this.#givesPassword(login, 'sms');
    await expect(this.#app.field('code')).toBeVisible();
  }

  async givesPasswordBeforeKey(login: Login): Promise<void> {
    await this.#givesPassword(login, 'key');
    await expect(this.#app.action('sign')).toBeVisible();
  }

  async #givesPassword(login: Login, factor: 'sms' | 'key'): Promise<void> {
    const app = this.#app;
    app.login = login;
    await app.field('login').fill(login);
    await app.field('password').fill(people[login].password);
    await app.page.locator(`[data-action="tfa-${factor}"]`).check();
    await app.action('signIn').click();
  }

  readsSmsCode(): Promise<string> {
    return this.readsSmsCodeOf(this.#app.login);
  }

  readsSmsCodeOf(login: Login): Promise<string> {
    return this.#app.bank.readSmsCode(login);
  }

  notice(): Locator {
    return this.#app.page.locator('[data-page="signIn"] [data-notice="info"]');
  }
}
