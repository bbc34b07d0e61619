import { expect } from '@playwright/test';
import { TREASURY } from '../support/people';
import type { AppWindow } from './app-window';

export interface Payment {
  readonly iban: string;
  readonly name: string;
  readonly code: string;
  readonly amount: string;
  readonly purpose: string;
}

export class PaymentForm {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  async fillsIn(payment: Payment): Promise<void> {
    const app = this.#app;
    await this.typesReceiver(payment);
    await app.field('amount').fill(payment.amount);
    const isBudget = payment.iban.replaceAll(' ', '').slice(4, 10) === '899998';
    await app.field(isBudget ? 'structuredPurpose.additionalInfo' : 'purpose').fill(payment.purpose);
  }

  async typesReceiver({ iban, code, name }: Pick<Payment, 'iban' | 'code' | 'name'>): Promise<void> {
    const app = this.#app;
    await this.opensReceiver();
    await app.field('creditIban').fill(iban);
    await app.field('receiverCode').fill(code);
    await app.field('receiverName').fill(name);
  }

  /** Opens the receiver's fields; without a receiver a letter in the name starts an unknown one. */
  async opensReceiver(): Promise<void> {
    const app = this.#app;
    await app.field('amount').waitFor();
    const account = app.page.locator('input[data-field="creditIban"]');
    if (await account.isVisible()) return;
    if (await app.action('changeReceiver').isVisible()) await app.action('changeReceiver').click();
    else {
      await app.field('receiverName').fill('Х');
      await app.page.keyboard.press('Tab');
    }
    await account.waitFor();
  }

  async seesReceiver({ iban, name }: Partial<Pick<Payment, 'iban' | 'name'>>): Promise<void> {
    const app = this.#app;
    if (iban !== undefined) await expect(app.field('creditIban')).toHaveText(iban.replace(/(.{4})(?=.)/g, '$1 '));
    if (name !== undefined) await expect(app.field('receiverName')).toHaveText(name);
  }

  /** Opens an optional section: `taxNotice`, `valueDate`, `parties`, `purposeCode`. */
  async unfolds(part: string): Promise<void> {
    await this.#app.action(`unfold-${part}`).click();
    await this.#app.page.locator(`[data-panel="${part}"]`).waitFor();
  }

  async choosesVat(words = '20 %'): Promise<void> {
    await this.#app.field('isVatIncluded').getByText(words).click();
  }

  async choosesAction(name: string): Promise<void> {
    await this.#app.action('more').click();
    await this.#app.page.locator(`.ant-dropdown [data-action="${name}"]`).click();
  }

  /** Chooses another kind of a payment to the budget. */
  async choosesPurposeKind(kind: string): Promise<void> {
    await this.#app.action('unfold-kind').click();
    await this.#app.field('structuredPurpose.kind').click();
    await this.#app.option(kind).click();
  }

  async typesTax(category: string, amount: string, about: string): Promise<void> {
    const app = this.#app;
    // One line is open at a time.
    const field = (name: string) =>
      app.page.locator(`[data-field^="structuredPurpose.taxLines."][data-field$=".${name}"]`);
    await app.action('addTax').click();
    await field('category').locator('input').fill(category);
    await app.page.keyboard.press('Escape');
    await field('account').fill(TREASURY.iban);
    await field('amount').fill(amount);
    await field('additionalInfo').fill(about);
  }

  /** Answers that the receiver was not called, which the form asks about another account of a receiver paid before. */
  async answersNoCall(): Promise<void> {
    await this.#app.page.locator('[data-notice="callBack"]').getByText('Не телефонували', { exact: true }).click();
  }

  async saves(): Promise<string> {
    const app = this.#app;
    const number = await app.field('number').inputValue();
    await app.action('save').click();
    await app.action('confirmSave').click();
    await app.seesPage('miPmtJournal');
    return number;
  }
}
