import { parseAmount } from '../support/amounts';
import type { Person } from './person';

export class Accounts {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async balanceOf(account: string): Promise<string> {
    const cell = this.#person.page.locator(`[data-row="${account}"] [data-field="sal"]`);
    return parseAmount(await cell.innerText());
  }

  async startsPaymentFrom(account: string): Promise<void> {
    const person = this.#person;
    await person.page.locator(`[data-row="${account}"]`).locator('[data-action="rowMenu"]').click();
    await person.action('miPmtUahNew').click();
    await person.seesPage('miPmtUahNew');
  }
}
