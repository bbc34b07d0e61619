import { expect } from '@playwright/test';
import { TREASURY } from '../support/people';
import type { Person } from './person';

/** A payment as a story tells it. */
export interface Payment {
  readonly iban: string;
  readonly name: string;
  readonly code: string;
  readonly amount: string;
  readonly purpose: string;
}

/** The form of a payment in hryvnias. */
export class PaymentForm {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async fillsIn(payment: Payment): Promise<void> {
    const person = this.#person;
    await this.typesReceiver(payment);
    await person.field('amount').fill(payment.amount);
    await person.field('pay_purp').fill(payment.purpose);
  }

  /** Account, code and name as they stand on a bill. */
  async typesReceiver({ iban, code, name }: Pick<Payment, 'iban' | 'code' | 'name'>): Promise<void> {
    const person = this.#person;
    await this.opensReceiver();
    await person.field('acnt_co').fill(iban);
    await person.field('okpo_co').fill(code);
    await person.field('name_co').fill(name);
  }

  /** Name, account and code are fields, whoever is chosen; somebody nobody knows is begun with one letter. */
  async opensReceiver(): Promise<void> {
    const person = this.#person;
    await person.field('amount').waitFor();
    const account = person.page.locator('input[data-field="acnt_co"]');
    if (await account.isVisible()) return;
    if (await person.action('changeReceiver').isVisible()) await person.action('changeReceiver').click();
    else {
      await person.field('name_co').fill('Х');
      await person.page.keyboard.press('Tab');
    }
    await account.waitFor();
  }

  /** The receiver's card says whom the payment goes to. */
  async seesReceiver({ iban, name }: Partial<Pick<Payment, 'iban' | 'name'>>): Promise<void> {
    const person = this.#person;
    if (iban !== undefined) await expect(person.field('acnt_co')).toHaveText(iban.replace(/(.{4})(?=.)/g, '$1 '));
    if (name !== undefined) await expect(person.field('name_co')).toHaveText(name);
  }

  /** Opens one of the rare parts: `valueDate`, `budget`, `parties`, `purposeCode`. */
  async unfolds(part: string): Promise<void> {
    await this.#person.action(`unfold-${part}`).click();
    await this.#person.page.locator(`[data-panel="${part}"]`).waitFor();
  }

  /** VAT of the usual rate; or another choice of the three, by its words. */
  async choosesVat(words = '20 %'): Promise<void> {
    await this.#person.field('is_vat_included').getByText(words).click();
  }

  /** An action of the page line's menu: `saveTemplate`, `shortcuts`, `back`. */
  async choosesAction(name: string): Promise<void> {
    await this.#person.action('more').click();
    await this.#person.page.locator(`.ant-dropdown [data-action="${name}"]`).click();
  }

  /** What a payment to the budget is for: the structured purpose is on already. */
  async choosesPurposeKind(kind: string): Promise<void> {
    await this.#person.field('spp_type').click();
    await this.#person.option(kind).click();
  }

  /** A line of taxes to the Treasury, without its tick. */
  async typesTax(category: string, amount: string, about: string): Promise<void> {
    const person = this.#person;
    await person.action('addTax').click();
    await person.field('ctgy').locator('input').fill(category);
    await person.page.keyboard.press('Escape');
    await person.field('ctgyDtls').fill(TREASURY.iban);
    await person.field('ttlAmt').fill(amount);
    await person.field('addtlInf').fill(about);
  }

  /** Saves, says yes to what is shown before, and gives the document's number. */
  async saves(): Promise<string> {
    const person = this.#person;
    const number = await person.field('pmt_num').inputValue();
    await person.action('save').click();
    await person.action('confirmSave').click();
    await person.seesPage('miPmtJournal');
    return number;
  }
}
