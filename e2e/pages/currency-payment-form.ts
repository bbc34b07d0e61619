import { expect, type Locator } from '@playwright/test';
import type { Person } from './person';

export class CurrencyPaymentForm {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async opens(parameters = ''): Promise<void> {
    await this.#person.opensTheAddress(`main/miPmtCurNew?${parameters}`);
    await this.#person.seesWholePage('miPmtCurNew');
  }

  /** Returns an amount of the summary or review with text such as `4 000,00 EUR`. */
  sum(name: string): Locator {
    return this.#person.page.locator(`[data-panel="summary"] [data-field="${name}"]`);
  }

  async choosesCurrency(letters: string): Promise<void> {
    await this.#person.field('currencyCode').click();
    await this.#person.option(letters).click();
  }

  feeCard(payer: 'SHA' | 'OUR' | 'BEN'): Locator {
    const { page } = this.#person;
    return page.locator('[data-field="feePayer"] label', { has: page.locator(`[data-option="${payer}"]`) });
  }

  async choosesBasis(basis: 'contract' | 'agreement' | 'other'): Promise<void> {
    await this.#person.page.locator(`[data-field="basis"] input[value="${basis}"]`).check();
  }

  async choosesBeneficiary(name: string): Promise<void> {
    await this.#person.action('chooseBeneficiary').click();
    await this.#person.page.locator('[data-dialog="beneficiaries"] [data-action="choose"]', { hasText: name }).click();
  }

  async goesOn(): Promise<void> {
    await this.#person.action('next').click();
    await expect(this.#person.field('beneficiary.account')).toBeVisible();
  }

  async saves(): Promise<string> {
    const { page } = this.#person;
    await this.#person.action('save').click();
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/save_pmt'));
    await this.#person.action('confirmSave').click();
    const { pmt_id: id } = (await (await stored).json()) as { pmt_id: string };
    await this.#person.seesPage('miPmtJournal');
    return String(id);
  }
}
