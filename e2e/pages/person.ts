import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { beginSession } from '../support/begin-session';
import { callBank } from '../support/call-bank';
import { LANGUAGE_CODES } from '../support/looks';
import type { Login } from '../support/people';
import { Accounts } from './accounts';
import { AppWindow } from './app-window';
import { Credits } from './credits';
import { CurrencyPaymentForm } from './currency-payment-form';
import { Deposits } from './deposits';
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

/** User of the bank in a browser, with methods named in business terms. Each area has its own page model. */
export class Person extends AppWindow {
  readonly signIn = new SignIn(this);
  readonly signing = new Signing(this);
  readonly accounts = new Accounts(this);
  readonly payment = new PaymentForm(this);
  readonly credits = new Credits(this);
  readonly currency = new CurrencyPaymentForm(this);
  readonly requests = new RequestForm(this);
  readonly imports = new ImportPage(this);
  readonly journal = new Journal(this, this.signing);
  readonly payrolls = new Payrolls(this, this.signing);
  readonly deposits = new Deposits(this);
  readonly statement = new Statement(this);
  readonly turnovers = new Turnovers(this);
  readonly iit = new IitWidget(this, this.signing);

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
