import { expect } from '@playwright/test';
import { TREASURY } from '../support/people';
import type { Person } from './person';

export interface Payment {
  readonly iban: string;
  readonly name: string;
  readonly code: string;
  readonly amount: string;
  readonly purpose: string;
}

export class PaymentForm {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async fillsIn(payment: Payment): Promise<void> {
    const person = this.#person;
    await this.typesPayee(payment);
    await person.field('amount').fill(payment.amount);
    await person.field('purpose').fill(payment.purpose);
  }

  async typesPayee({ iban, code, name }: Pick<Payment, 'iban' | 'code' | 'name'>): Promise<void> {
    const person = this.#person;
    await this.opensPayee();
    await person.field('creditIban').fill(iban);
    await person.field('receiverCode').fill(code);
    await person.field('receiverName').fill(name);
  }

  /** Opens the payee's fields; without a payee a letter in the name starts an unknown one. */
  async opensPayee(): Promise<void> {
    const person = this.#person;
    await person.field('amount').waitFor();
    const account = person.page.locator('input[data-field="creditIban"]');
    if (await account.isVisible()) return;
    if (await person.action('changeReceiver').isVisible()) await person.action('changeReceiver').click();
    else {
      await person.field('receiverName').fill('Х');
      await person.page.keyboard.press('Tab');
    }
    await account.waitFor();
  }

  async seesPayee({ iban, name }: Partial<Pick<Payment, 'iban' | 'name'>>): Promise<void> {
    const person = this.#person;
    if (iban !== undefined) await expect(person.field('creditIban')).toHaveText(iban.replace(/(.{4})(?=.)/g, '$1 '));
    if (name !== undefined) await expect(person.field('receiverName')).toHaveText(name);
  }

  /** Opens an optional section: `valueDate`, `budget`, `parties`, `purposeCode`. */
  async unfolds(part: string): Promise<void> {
    await this.#person.action(`unfold-${part}`).click();
    await this.#person.page.locator(`[data-panel="${part}"]`).waitFor();
  }

  async choosesVat(words = '20 %'): Promise<void> {
    await this.#person.field('isVatIncluded').getByText(words).click();
  }

  async choosesAction(name: string): Promise<void> {
    await this.#person.action('more').click();
    await this.#person.page.locator(`.ant-dropdown [data-action="${name}"]`).click();
  }

  /** Chooses the kind of a budget payment; the structured purpose is already on. */
  async choosesPurposeKind(kind: string): Promise<void> {
    await this.#person.field('structuredPurpose.kind').click();
    await this.#person.option(kind).click();
  }

  async typesTax(category: string, amount: string, about: string): Promise<void> {
    const person = this.#person;
    // One line is open at a time.
    const field = (name: string) =>
      person.page.locator(`[data-field^="structuredPurpose.taxLines."][data-field$=".${name}"]`);
    await person.action('addTax').click();
    await field('category').locator('input').fill(category);
    await person.page.keyboard.press('Escape');
    await field('account').fill(TREASURY.iban);
    await field('amount').fill(amount);
    await field('additionalInfo').fill(about);
  }

  async saves(): Promise<string> {
    const person = this.#person;
    const number = await person.field('number').inputValue();
    await person.action('save').click();
    await person.action('confirmSave').click();
    await person.seesPage('miPmtJournal');
    return number;
  }
}
