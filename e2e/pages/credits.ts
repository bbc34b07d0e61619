import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person';

export class Credits {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async opensDeals(): Promise<void> {
    await this.#person.opensTheAddress('main/miCreditsDeals');
    await this.#person.seesWholePage('miCreditsDeals');
  }

  /** @param query of the address, such as `deal=…&tab=early` */
  async opensCredit(query = ''): Promise<void> {
    await this.#person.opensTheAddress(`main/miCreditsMine${query && `?${query}`}`);
    await this.#person.seesWholePage('miCreditsMine');
  }

  async opensApplication(): Promise<void> {
    await this.#person.opensTheAddress('main/miCreditsGet');
    await this.#person.seesWholePage('miCreditsGet');
  }

  deal(number: string): Locator {
    return this.#person.page.locator(`tr[data-row="${number}"]`);
  }

  repaymentEntry(kind: string): Locator {
    return this.#person.page.locator('[role="menuitem"]', {
      has: this.#person.page.locator(`[data-action="repay-${kind}"]`),
    });
  }

  async sumOf(place: Locator): Promise<string> {
    await expect(place).toBeVisible();
    const text = (await place.innerText()).replace(/[^0-9,]/g, '');
    return text.replace(',', '.');
  }
}
