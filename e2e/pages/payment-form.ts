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
    await person.field('acnt_co').fill(payment.iban);
    await person.field('okpo_co').fill(payment.code);
    await person.field('name_co').fill(payment.name);
    await person.field('amount').fill(payment.amount);
    await person.field('pay_purp').fill(payment.purpose);
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
