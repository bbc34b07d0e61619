import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person';

/** The turnovers of the company's accounts. */
export class Turnovers {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** @param search of the address; without it the page opens its search */
  async opens(search = ''): Promise<void> {
    await this.#person.opensTheAddress(`main/miTurnovers${search}`);
    await this.#person.seesWholePage('miTurnovers');
  }

  get dialog(): Locator {
    return this.#person.page.locator('[data-dialog="turnoverSearch"]');
  }

  row(id: string): Locator {
    return this.#person.page.locator(`[data-page="miTurnovers"] tr[data-row="${id}"]`);
  }

  /** An amount of a row as a decimal string. @param field the column's name on the wire */
  async amountOf(id: string, field: string): Promise<string> {
    const amount = this.row(id).locator(`[data-field="${field}"] .ncb-number`).first();
    return (await amount.innerText())
      .replace('−', '-')
      .replace(/[^0-9,.-]/g, '')
      .replace(',', '.');
  }

  async choosesView(view: 'period' | 'days' | 'months'): Promise<void> {
    await this.#person.action(`list-${view}`).click();
    await expect(this.#person.action(`list-${view}`)).toHaveAttribute('aria-current', 'page');
    await this.#person.seesWholePage('miTurnovers');
  }
}
