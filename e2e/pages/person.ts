import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { people, TREASURY, type Login } from '../support/people';

/** A payment as a story tells it. */
export interface Payment {
  readonly iban: string;
  readonly name: string;
  readonly code: string;
  readonly amount: string;
  readonly purpose: string;
}

/** How long a page may take to be there, while another story is at work too. */
const PAGE_LIMIT_MS = 15_000;

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

  /** A choice of the list that is open. */
  option(words: string): Locator {
    return this.page.locator('.ant-select-item-option', { hasText: words });
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

  /** The newest code that the bank sent to this person. */
  readsSmsCode(): Promise<string> {
    return this.readsSmsCodeOf(this.#login);
  }

  readsSmsCodeOf(login: Login): Promise<string> {
    return this.#bank.readSmsCode(login);
  }

  /** The operator's console, in a tab of its own. */
  async opensConsole(): Promise<Page> {
    const console = await this.page.context().newPage();
    await console.goto(this.#bank.consoleAddress);
    return console;
  }

  /** The same person at a second tab of his browser, at the same address. */
  async opensSecondTab(): Promise<Person> {
    const tab = await this.page.context().newPage();
    await tab.goto(this.page.url());
    return new Person(tab, this.#bank);
  }

  async signsIn(login: Login): Promise<void> {
    await this.opensTheAddress();
    await this.entersAs(login);
    await this.seesPage('miAccountsAll');
  }

  /** The same where sign-in is already before him: password and code, wherever that leads. */
  async entersAs(login: Login): Promise<void> {
    await this.givesPassword(login);
    await this.field('code').fill(await this.readsSmsCode());
    await this.action('confirmCode').click();
  }

  /** A second tab of the same browser, at an address of its own. */
  async opensTab(path: string): Promise<Person> {
    const tab = new Person(await this.page.context().newPage(), this.#bank);
    await tab.opensTheAddress(path);
    return tab;
  }

  /** The bank ends his session behind his back: the next call finds it out. */
  isForgottenByTheBank(): Promise<void> {
    return this.asks('do_logout', {});
  }

  /** Asks the bank for something that no page does yet, in his session. */
  async asks(call: string, parameters: Readonly<Record<string, string>>): Promise<void> {
    const answer = await this.page.evaluate(
      async ([path, body]) => {
        const headers = { 'X-Requested-With': 'ncb' };
        const response = await fetch(path, { method: 'POST', headers, body: new URLSearchParams(body) });
        return response.text();
      },
      [`/ncb/api/${call}`, parameters] as const,
    );
    expect(JSON.parse(answer), call).toMatchObject({ success: true });
  }

  /** A sentence that is told before sign-in. */
  notice(): Locator {
    return this.page.locator('[data-page="signIn"] [data-notice="info"]');
  }

  async seesPage(name: string): Promise<void> {
    const place = `[data-page="${name}"]`;
    // Looks at every frame; an expectation looks after 0.1, 0.35 and 0.85 s, and pages come just behind that.
    await this.page.waitForFunction((found) => document.querySelector(found)?.checkVisibility(), place, {
      timeout: PAGE_LIMIT_MS,
    });
    await expect(this.page.locator(place)).toBeVisible();
  }

  /** The page with what it has asked the bank for. */
  async seesWholePage(name: string): Promise<void> {
    await this.seesPage(name);
    await this.page.waitForFunction(() => !document.querySelector('.ant-skeleton, [aria-busy="true"]'), null, {
      timeout: PAGE_LIMIT_MS,
    });
  }

  async choosesCompany(name: string): Promise<void> {
    await this.field('company').click();
    await this.page.getByRole('option', { name }).or(this.option(name)).first().click();
    await expect(this.field('company')).toContainText(name);
  }

  async choosesLanguage(name: string): Promise<void> {
    await this.field('language').click();
    await this.option(name).click();
  }

  async signsOut(): Promise<void> {
    await this.action('accountMenu').click();
    await this.action('exit').click();
    await this.seesPage('signIn');
  }

  async opensOwnSessions(): Promise<void> {
    await this.action('accountMenu').click();
    await this.action('sessions').click();
    await expect(this.action('endOthers')).toBeVisible();
  }

  async opensMenu(code: string): Promise<void> {
    await this.page.locator(`[data-menu="${code}"]`).click();
  }

  /** The balance of an account as a decimal string. */
  async balanceOf(account: string): Promise<string> {
    const cell = this.page.locator(`[data-row="${account}"] [data-field="sal"]`);
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

  /** What a payment to the budget is for: the structured purpose is on already. */
  async choosesPurposeKind(kind: string): Promise<void> {
    await this.field('spp_type').click();
    await this.option(kind).click();
  }

  /** A line of taxes to the Treasury, without its tick. */
  async typesTax(category: string, amount: string, about: string): Promise<void> {
    await this.action('addTax').click();
    await this.field('ctgy').locator('input').fill(category);
    await this.page.keyboard.press('Escape');
    await this.field('ctgyDtls').fill(TREASURY.iban);
    await this.field('ttlAmt').fill(amount);
    await this.field('addtlInf').fill(about);
  }

  /** Saves, says yes to what is shown before, and gives the document's number. */
  async saves(): Promise<string> {
    const number = await this.field('pmt_num').inputValue();
    await this.action('save').click();
    await this.action('confirmSave').click();
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

  /** The journal with as many rows as it can show, read anew. */
  async opensJournal(): Promise<void> {
    await this.opensTheAddress('main/miPmtJournal');
    await this.seesPage('miPmtJournal');
    await this.page.locator('tr[data-row]').first().waitFor();
    const pageSize = this.page.locator('.ant-pagination-options .ant-select');
    // Up to five documents there is nothing to choose.
    if ((await pageSize.count()) === 0) return;
    await pageSize.click();
    await this.option('50').click();
  }

  /** The signing dialog itself, not the hidden root that carries its address. */
  get signing(): Locator {
    return this.page.locator('[data-dialog="signing"] [role="dialog"]');
  }

  /** What the signing dialog says of a document: its line, by the document's id. */
  verdict(id: string): Locator {
    return this.signing.locator(`[data-row="${id}"]`);
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
    await this.confirms();
  }

  keySource(source: 'file' | 'iit'): Locator {
    return this.widget.locator(`[data-field="keySource"][value="${source}"]`);
  }

  /** The page of the IIT widget, a page of a third origin inside the signature widget. */
  get iitPage(): FrameLocator {
    return this.widget.frameLocator('[data-frame="iit"]:visible');
  }

  async opensIit(): Promise<void> {
    await this.keySource('iit').check();
    await this.widget.locator('[data-action="readKey"]').click();
  }

  async readsKeyThroughIit(password: string = people[this.#login].keyPassword): Promise<void> {
    await this.iitPage.locator('[data-field="file"]').setInputFiles(this.#bank.keyFile(this.#login));
    await this.iitPage.locator('[data-field="password"]').fill(password);
    await this.iitPage.locator('[data-action="read"]').click();
  }

  async confirms(): Promise<void> {
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
