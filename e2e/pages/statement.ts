import { expect, type Locator } from '@playwright/test';
import type { Person } from './person';

export class Statement {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** Opens the table. @param parameters of the address: `acn_ids=7001&fdate=2026-01-01&ldate=2026-12-31` */
  async opens(parameters: string): Promise<void> {
    await this.#person.opensTheAddress(`main/miAccountsBilling?${parameters}`);
    await this.#person.seesWholePage('miAccountsBilling');
    await expect(this.rows.first()).toBeVisible();
  }

  get rows(): Locator {
    return this.#person.page.locator('.ncb-table tr[data-row]');
  }

  operation(words: string): Locator {
    return this.#person.page.locator('.ncb-table tr[data-row]', { hasText: words });
  }

  total(currency: string): Locator {
    return this.#person.page.locator(`footer [data-field="total"][data-currency="${currency}"]`);
  }

  /** Chooses a view by its tab, or in the menu of those that do not fit. */
  async choosesView(group: string): Promise<void> {
    const { page } = this.#person;
    const tab = page.locator(`.ncb-view-line [data-action="list-${group}"]`);
    if (!(await tab.isVisible())) {
      await this.#person.action('moreLists').click();
      await page.locator(`[role="menu"] [data-action="list-${group}"]`).click();
      return;
    }
    await tab.click();
  }

  async finds(typed: string): Promise<void> {
    await this.#person.field('search').fill(typed);
  }

  async opensDetails(words: string): Promise<Locator> {
    await this.operation(words).locator('[data-action="details"]').click();
    const details = this.#person.field('operation');
    await expect(details).toBeVisible();
    return details;
  }
}
