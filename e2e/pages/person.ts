import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { beginSession } from '../support/begin-session';
import { callBank } from '../support/call-bank';
import { LANGUAGE_CODES } from '../support/looks';
import type { Login } from '../support/people';
import { Accounts } from './accounts';
import { Credits } from './credits';
import { CurrencyPaymentForm } from './currency-payment-form';
import { Deposits } from './deposits';
import { getMenuGroup } from './get-menu-group';
import { IitWidget } from './iit-widget';
import { ImportPage } from './import-page';
import { Journal } from './journal';
import { PaymentForm } from './payment-form';
import { Payrolls } from './payrolls';
import { RequestForm } from './request-form';
import { SignIn } from './sign-in';
import { Signing } from './signing';
import { Statement } from './statement';
import { Turnovers } from './turnovers';

/** Wait options for a page while other tests run too. Polls by time: a hidden tab draws no frames. */
const WAIT_OPTIONS = { timeout: 15_000, polling: 100 };

/** User of the bank in a browser, with methods named in business terms. Each area has its own page model. */
export class Person {
  readonly page: Page;
  readonly bank: TestBank;
  login: Login = 'director1';
  readonly signIn = new SignIn(this);
  readonly accounts = new Accounts(this);
  readonly payment = new PaymentForm(this);
  readonly credits = new Credits(this);
  readonly currency = new CurrencyPaymentForm(this);
  readonly requests = new RequestForm(this);
  readonly imports = new ImportPage(this);
  readonly journal = new Journal(this);
  readonly payrolls = new Payrolls(this);
  readonly deposits = new Deposits(this);
  readonly statement = new Statement(this);
  readonly signing = new Signing(this);
  readonly turnovers = new Turnovers(this);
  readonly iit = new IitWidget(this);

  constructor(page: Page, bank: TestBank) {
    this.page = page;
    this.bank = bank;
  }

  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  action(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`);
  }

  option(words: string): Locator {
    return this.page.locator('.ant-select-item-option', { hasText: words });
  }

  problem(field: string): Locator {
    return this.page.locator('.ncb-field', { has: this.field(field) }).locator('[data-problem]');
  }

  async opensTheAddress(path = ''): Promise<void> {
    await this.page.goto(`${this.bank.appOrigin}/ncb/${path}`);
  }

  /**
   * Navigates within the application without reloading, which would cost 1 s of processor time; loads the address if
   * nothing is open.
   */
  async goesTo(path: string): Promise<void> {
    if (!this.page.url().startsWith(this.bank.appOrigin)) return this.opensTheAddress(path);
    await this.page.evaluate((address) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, `/ncb/${path}`);
  }

  async opensTab(path: string): Promise<Person> {
    const tab = new Person(await this.page.context().newPage(), this.bank);
    await tab.opensTheAddress(path);
    return tab;
  }

  async opensSecondTab(): Promise<Person> {
    const tab = await this.page.context().newPage();
    await tab.goto(this.page.url());
    return new Person(tab, this.bank);
  }

  /**
   * Opens the operator's console in a separate browser context: a tab in front would hide this page, and hidden tabs
   * draw once a second and the widget ignores clicks.
   */
  async opensConsole(): Promise<Page> {
    const browser = this.page.context().browser();
    if (!browser) throw new Error('the browser is not one that opens others');
    const console = await browser.newPage();
    this.page.context().once('close', () => void console.close());
    // The self-refreshing view could replace an answer before it is read.
    await console.goto(`${this.bank.consoleAddress}?still`);
    return console;
  }

  async signsIn(login: Login): Promise<void> {
    await this.opensTheAddress();
    await this.entersAs(login);
    await this.seesPage('miAccountsAll');
  }

  /**
   * Opens a page with an existing session. The form is covered by the sign-in tests; here it and the page behind it
   * would cost a quarter of a test.
   */
  async entersWithSession(login: Login, address = 'main/miAccountsAll'): Promise<void> {
    await this.hasSession(login);
    await this.opensTheAddress(address);
    await this.seesPage(/^main\/(\w+)/.exec(address)?.[1] ?? 'miAccountsAll');
  }

  async hasSession(login: Login): Promise<void> {
    this.login = login;
    await beginSession(this.page.context(), this.bank, login);
  }

  async entersAs(login: Login): Promise<void> {
    await this.signIn.givesPassword(login);
    await this.field('code').fill(await this.signIn.readsSmsCode());
    await this.action('confirmCode').click();
  }

  async signsOut(): Promise<void> {
    await this.action('accountMenu').click();
    await this.action('exit').click();
    await this.seesPage('signIn');
  }

  /** Chooses an entry of the main menu, opening its group and the phone menu if needed. */
  async opensMenu(code: string): Promise<void> {
    await this.seesMenu(code);
    await this.menuItem(code).click();
  }

  async seesMenu(code: string): Promise<void> {
    const item = this.menuItem(code);
    if (await item.isVisible()) return;
    const menu = this.page.locator('.ncb-menu');
    if (!(await menu.isVisible())) await this.action('toggleMenu').click();
    await expect(menu).toBeVisible();
    if (await item.isVisible()) return;
    await this.menuItem(getMenuGroup(code)).click();
    await expect(item).toBeVisible();
  }

  /** Returns the clickable element of a page's or group's menu entry; the group's element also contains its pages. */
  menuItem(code: string): Locator {
    const item = `[data-menu="${code}"]`;
    return this.page.locator(`${item}[role="menuitem"], ${item} > [role="menuitem"]`);
  }

  async seesPage(name: string): Promise<void> {
    const place = `[data-page="${name}"]`;
    // Polls 10 times a second; `expect` polls after 0.1, 0.35 and 0.85 s, and pages appear just after that.
    await this.page.waitForFunction((found) => document.querySelector(found)?.checkVisibility(), place, WAIT_OPTIONS);
    await expect(this.page.locator(place)).toBeVisible();
  }

  async seesWholePage(name: string): Promise<void> {
    await this.seesPage(name);
    await this.page.waitForFunction(
      () => !document.querySelector('.ant-skeleton, [aria-busy="true"]'),
      null,
      WAIT_OPTIONS,
    );
  }

  async closesTheDialog(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  async hasNoDrafts(): Promise<void> {
    const { drafts } = await callBank<{ drafts: readonly { draft_id: string }[] }>(this.page, '/get_drafts', {});
    for (const { draft_id: id } of drafts) await callBank(this.page, '/drop_draft', { draft_id: id });
  }

  async choosesCompany(name: string): Promise<void> {
    await this.field('company').click();
    await this.page.getByRole('option', { name }).or(this.option(name)).first().click();
    await expect(this.field('company')).toContainText(name);
  }

  async choosesLanguage(name: string): Promise<void> {
    if (await this.isOnPhone()) {
      await this.action('accountMenu').click();
      await this.field('language').getByText(name).click();
      await expect(this.field('language')).toBeHidden();
    } else {
      await this.field('language').click();
      await this.option(name).click();
    }
  }

  /** True if language, keys and help are in the account menu. */
  async isOnPhone(): Promise<boolean> {
    return this.page.evaluate(() => matchMedia('(max-width: 767px)').matches);
  }

  async changesLanguage(name: keyof typeof LANGUAGE_CODES): Promise<void> {
    await this.choosesLanguage(name);
    await expect(this.page.locator('html')).toHaveAttribute('lang', LANGUAGE_CODES[name]);
  }

  async opensOwnSessions(): Promise<void> {
    await this.action('accountMenu').click();
    await this.action('sessions').click();
    await expect(this.action('endOthers')).toBeVisible();
  }

  /** Ends the session at the bank only; the next call notices it. */
  losesSession(): Promise<void> {
    return this.callsBank('do_logout', {});
  }

  async callsBank(call: string, parameters: Readonly<Record<string, string>>): Promise<void> {
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
}
