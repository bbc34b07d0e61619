import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person';

export class Deposits {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async opens(view: 'active' | 'closed' = 'active'): Promise<void> {
    await this.#person.opensTheAddress(`main/miDepositsMine?view=${view}`);
    await this.#person.seesWholePage('miDepositsMine');
  }

  card(words: string): Locator {
    return this.#person.page.locator('li[data-row]', { hasText: words });
  }

  async asksToBreak(number: string): Promise<Locator> {
    await this.card(number).locator('[data-action="break"]').click();
    const dialog = this.#person.page.locator('[data-dialog="breakDeposit"]');
    await expect(dialog.locator('[data-field="sum_lost"]')).toBeVisible();
    return dialog;
  }
}
