import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { beginSession } from '../support/begin-session';
import { callBank } from '../support/call-bank';
import { LANGUAGE_CODES } from '../support/looks';
import type { Login } from '../support/people';
import { Accounts } from './accounts';
import { Credits } from './credits';
import { CurrencyPaymentForm } from './currency-payment';
import { Deposits } from './deposits';
import { groupOf } from './menu-groups';
import { IitWidget } from './iit-widget';
import { ImportPage } from './import';
import { Journal } from './journal';
import { PaymentForm } from './payment-form';
import { Payrolls } from './payrolls';
import { RequestForm } from './request-form';
import { SignIn } from './sign-in';
import { Signing } from './signing';
import { Statement } from './statement';
import { Turnovers } from './turnovers';

/** How long a page may take to be there, while another story is at work too. By time: a hidden tab draws no frames. */
const LOOKING = { timeout: 15_000, polling: 100 };

/**
 * Somebody who works with the bank in a browser: his verbs are those of the business. What he does on the pages of one
 * area is told by that area's model.
 */
export class Person {
  readonly page: Page;
  readonly bank: TestBank;
  /** Who he is to the bank: whose password he gave last. */
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

  /** A choice of the list that is open. */
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
   * Another page of the application without a load of the whole, as a link of it leads there: a load costs a second of the
   * processor. Where nothing is open yet, by its address.
   */
  async goesTo(path: string): Promise<void> {
    if (!this.page.url().startsWith(this.bank.appOrigin)) return this.opensTheAddress(path);
    await this.page.evaluate((address) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, `/ncb/${path}`);
  }

  /** A second tab of the same browser, at an address of its own. */
  async opensTab(path: string): Promise<Person> {
    const tab = new Person(await this.page.context().newPage(), this.bank);
    await tab.opensTheAddress(path);
    return tab;
  }

  /** The same person at a second tab of his browser, at the same address. */
  async opensSecondTab(): Promise<Person> {
    const tab = await this.page.context().newPage();
    await tab.goto(this.page.url());
    return new Person(tab, this.bank);
  }

  /**
   * The operator's console, in a browser of its own: a tab in front would leave this person's behind it, where the browser
   * draws once a second and the widget, unseen, does not obey.
   */
  async opensConsole(): Promise<Page> {
    const browser = this.page.context().browser();
    if (!browser) throw new Error('the browser is not one that opens others');
    const console = await browser.newPage();
    this.page.context().once('close', () => void console.close());
    // The view that refreshes itself would now and then take an answer away before it is read.
    await console.goto(`${this.bank.consoleAddress}?still`);
    return console;
  }

  async signsIn(login: Login): Promise<void> {
    await this.opensTheAddress();
    await this.entersAs(login);
    await this.seesPage('miAccountsAll');
  }

  /**
   * Comes with a session that is begun already, straight to a page. What the form of sign-in does is shown by the stories
   * of sign-in; in every other it would be a quarter of what a page costs, and the page behind it as well.
   */
  async comesIn(login: Login, address = 'main/miAccountsAll'): Promise<void> {
    await this.hasSession(login);
    await this.opensTheAddress(address);
    await this.seesPage(/^main\/(\w+)/.exec(address)?.[1] ?? 'miAccountsAll');
  }

  /** The bank knows him; which page he opens, he has not said yet. */
  async hasSession(login: Login): Promise<void> {
    this.login = login;
    await beginSession(this.page.context(), this.bank, login);
  }

  /** The same where sign-in is already before him: password and code, wherever that leads. */
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

  /** The item of the main menu; its group is unfolded, and a phone's menu taken out, where it is not seen. */
  async opensMenu(code: string): Promise<void> {
    await this.seesMenu(code);
    await this.menuItem(code).click();
  }

  /** Brings the item of the main menu before his eyes. */
  async seesMenu(code: string): Promise<void> {
    const item = this.menuItem(code);
    if (await item.isVisible()) return;
    const menu = this.page.locator('.ncb-menu');
    if (!(await menu.isVisible())) await this.action('toggleMenu').click();
    await expect(menu).toBeVisible();
    if (await item.isVisible()) return;
    await this.menuItem(groupOf(code)).click();
    await expect(item).toBeVisible();
  }

  /** What is pressed of a page's or a group's item; the element of a group holds the pages too. */
  menuItem(code: string): Locator {
    const item = `[data-menu="${code}"]`;
    return this.page.locator(`${item}[role="menuitem"], ${item} > [role="menuitem"]`);
  }

  async seesPage(name: string): Promise<void> {
    const place = `[data-page="${name}"]`;
    // Looks ten times a second; an expectation looks after 0.1, 0.35 and 0.85 s, and pages come just behind that.
    await this.page.waitForFunction((found) => document.querySelector(found)?.checkVisibility(), place, LOOKING);
    await expect(this.page.locator(place)).toBeVisible();
  }

  /** The page with what it has asked the bank for. */
  async seesWholePage(name: string): Promise<void> {
    await this.seesPage(name);
    await this.page.waitForFunction(() => !document.querySelector('.ant-skeleton, [aria-busy="true"]'), null, LOOKING);
  }

  /** The dialog that opens by itself is there, and he wants nothing of it. */
  async closesTheDialog(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  /** Forms that earlier stories left in the middle are not offered to him. */
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

  /** Where language, keys and help are in the account menu. */
  async isOnPhone(): Promise<boolean> {
    return this.page.evaluate(() => matchMedia('(max-width: 767px)').matches);
  }

  /** The same, and its texts are there. */
  async changesLanguage(name: keyof typeof LANGUAGE_CODES): Promise<void> {
    await this.choosesLanguage(name);
    await expect(this.page.locator('html')).toHaveAttribute('lang', LANGUAGE_CODES[name]);
  }

  async opensOwnSessions(): Promise<void> {
    await this.action('accountMenu').click();
    await this.action('sessions').click();
    await expect(this.action('endOthers')).toBeVisible();
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
}
