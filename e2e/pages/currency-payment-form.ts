import { expect, type Locator } from '@playwright/test';
import type { AppWindow } from './app-window';

export class CurrencyPaymentForm {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  async opens(parameters = ''): Promise<void> {
    await this.#app.opensTheAddress(`main/miPmtCurNew?${parameters}`);
    await this.#app.seesWholePage('miPmtCurNew');
  }

  /** Returns an amount of the summary or review with text such as `4 000,00 EUR`. */
  sum(name: string): Locator {
    return this.#app.page.locator(`[data-panel="summary"] [data-field="${name}"]`);
  }

  async choosesCurrency(letters: string): Promise<void> {
    await this.#app.field('currencyCode').click();
    await this.#app.option(letters).click();
  }

  feeCard(payer: 'SHA' | 'OUR' | 'BEN'): Locator {
    const { page } = this.#app;
    return page.locator('[data-field="feePayer"] label', { has: page.locator(`[data-option="${payer}"]`) });
  }

  async choosesBasis(basis: 'contract' | 'agreement' | 'other'): Promise<void> {
    await this.#app.page.locator(`[data-field="basis"] input[value="${basis}"]`).check();
  }

  async choosesBeneficiary(name: string): Promise<void> {
    await this.#app.action('chooseBeneficiary').click();
    await this.#app.page.locator('[data-dialog="beneficiaries"] [data-action="choose"]', { hasText: name }).click();
  }

  async goesOn(): Promise<void> {
    await this.#app.action('next').click();
    await expect(this.#app.field('beneficiary.account')).toBeVisible();
  }

  async saves(): Promise<string> {
    const { page } = this.#app;
    await this.#app.action('save').click();
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/save_pmt'));
    await this.#app.action('confirmSave').click();
    const { pmt_id: id } = (await (await stored).json()) as { pmt_id: string };
    await this.#app.seesPage('miPmtJournal');
    return String(id);
  }
}
