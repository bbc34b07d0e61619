import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { people, type Login } from '../support/people';

/** A payment as a story tells it. */
export interface Payment {
  readonly iban: string;
  readonly name: string;
  readonly code: string;
  readonly amount: string;
  readonly purpose: string;
}

/** Somebody who works with the bank in a browser: his verbs are those of the business. */
export class Person {
  readonly page: Page;
  readonly #bank: TestBank;
  #login: Login = 'director1';

  constructor(page: Page, bank: TestBank) {
    this.page = page;
    this.#bank = bank;
  }

  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  action(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`);
  }

  problem(field: string): Locator {
    return this.page.locator('.ncb-field', { has: this.field(field) }).locator('[data-problem]');
  }

  async opensTheAddress(path = ''): Promise<void> {
    await this.page.goto(`${this.#bank.appOrigin}/ncb/${path}`);
  }

  async givesPassword(login: Login): Promise<void> {
    await this.#givesPassword(login, 'sms');
    await expect(this.field('code')).toBeVisible();
  }

  /** The same when he wants to confirm his sign-in by key. */
  async givesPasswordBeforeKey(login: Login): Promise<void> {
    await this.#givesPassword(login, 'key');
    await expect(this.action('sign')).toBeVisible();
  }

  async #givesPassword(login: Login, factor: 'sms' | 'key'): Promise<void> {
    this.#login = login;
    await this.field('login').fill(login);
    await this.field('passwd').fill(people[login].password);
    await this.field('tfa').selectOption(factor);
    await this.action('signIn').click();
  }

  /** Reads the newest code for this person in the sandbox console, as a person would. */
  async readsSmsCode(): Promise<string> {
    if (this.#bank.readSmsCode) return this.#bank.readSmsCode(this.#login);
    const console = await this.opensConsole();
    const row = console
      .locator('[data-row]', { hasText: this.#login })
      .filter({ has: console.locator('[data-field="code"]') });
    const code = (await row.first().locator('[data-field="code"]').innerText()).trim();
    await console.close();
    return code;
  }

  /** The operator's console, in a tab of its own. */
  async opensConsole(): Promise<Page> {
    const console = await this.page.context().newPage();
    await console.goto(this.#bank.consoleAddress);
    return console;
  }

  async signsIn(login: Login): Promise<void> {
    await this.opensTheAddress();
    await this.givesPassword(login);
    await this.field('code').fill(await this.readsSmsCode());
    await this.action('confirmCode').click();
    await this.seesPage('miAccountsAll');
  }

  async seesPage(name: string): Promise<void> {
    await expect(this.page.locator(`[data-page="${name}"]`)).toBeVisible();
  }

  async choosesCompany(name: string): Promise<void> {
    await this.field('company').click();
    await this.page
      .getByRole('option', { name })
      .or(this.page.locator('.ant-select-item-option', { hasText: name }))
      .first()
      .click();
    await expect(this.field('company')).toContainText(name);
  }

  async choosesLanguage(name: string): Promise<void> {
    await this.field('language').click();
    await this.page.locator('.ant-select-item-option', { hasText: name }).click();
  }

  async signsOut(): Promise<void> {
    await this.action('accountMenu').click();
    await this.action('exit').click();
    await this.seesPage('signIn');
  }

  async opensMenu(code: string): Promise<void> {
    await this.page.locator(`[data-menu="${code}"]`).click();
  }

  /** The balance of an account as a decimal string. */
  async balanceOf(account: string): Promise<string> {
    const cell = this.page.locator(`[data-row="${account}"] td`).nth(2);
    return (await cell.innerText()).replace(/[^0-9,.-]/g, '').replace(',', '.');
  }

  async startsPaymentFrom(account: string): Promise<void> {
    await this.page.locator(`[data-row="${account}"]`).locator('[data-action="rowMenu"]').click();
    await this.action('miPmtUahNew').click();
    await this.seesPage('miPmtUahNew');
  }

  async fillsIn(payment: Payment): Promise<void> {
    await this.field('acnt_co').fill(payment.iban);
    await this.field('okpo_co').fill(payment.code);
    await this.field('name_co').fill(payment.name);
    await this.field('amount').fill(payment.amount);
    await this.field('pay_purp').fill(payment.purpose);
  }

  /** Saves and gives the document's number. */
  async saves(): Promise<string> {
    const number = await this.field('pmt_num').inputValue();
    await this.action('save').click();
    await this.seesPage('miPmtJournal');
    return number;
  }

  document(number: string): Locator {
    return this.page.locator('tr[data-row]', { has: this.page.getByRole('link', { name: number, exact: true }) });
  }

  /** The first document of the journal that nobody has signed. */
  newDocument(): Locator {
    return this.page.locator('tr[data-row]', { has: this.page.locator('[data-status="0"]') }).first();
  }

  async seesStatus(number: string, status: number): Promise<void> {
    await expect(this.document(number).locator('[data-status]')).toHaveAttribute('data-status', String(status));
  }

  async selects(...numbers: string[]): Promise<void> {
    for (const number of numbers) await this.document(number).getByRole('checkbox').check();
  }

  /** The signature widget, a page of another origin. */
  get widget(): FrameLocator {
    return this.page.frameLocator('[data-dialog="signing"] iframe, [data-dialog="signInByKey"] iframe');
  }

  async opensSigning(): Promise<void> {
    await this.action('sign').first().click();
    await expect(this.widget.locator('[data-page="signatureWidget"]')).toBeVisible();
  }

  async givesKey(
    file = this.#bank.keyFile(this.#login),
    password: string = people[this.#login].keyPassword,
  ): Promise<void> {
    await this.widget.locator('[data-field="keyFile"]').setInputFiles(file);
    await this.widget.locator('[data-field="keyPassword"]').fill(password);
    await this.widget.locator('[data-action="confirmSign"]').click();
  }

  async signs(number: string): Promise<void> {
    await this.selects(number);
    await this.opensSigning();
    await this.givesKey();
    await expect(this.page.locator('[data-dialog="signing"]')).toBeHidden();
  }

  keyFileOf(login: Login): string {
    return this.#bank.keyFile(login);
  }
}
