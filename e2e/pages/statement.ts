import { expect, type Locator } from '@playwright/test';
import type { AppWindow } from './app-window';

export class Statement {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  /** Opens the table. @param parameters of the address: `acn_ids=7001&fdate=2026-01-01&ldate=2026-12-31` */
  async opens(parameters: string): Promise<void> {
    await this.#app.opensTheAddress(`main/miAccountsBilling?${parameters}`);
    await this.#app.seesWholePage('miAccountsBilling');
    await expect(this.rows.first()).toBeVisible();
  }

  get rows(): Locator {
    return this.#app.page.locator('.ncb-table tr[data-row]');
  }

  operation(words: string): Locator {
    return this.#app.page.locator('.ncb-table tr[data-row]', { hasText: words });
  }

  total(currency: string): Locator {
    return this.#app.page.locator(`footer [data-field="total"][data-currency="${currency}"]`);
  }

  /** Chooses a view by its tab, or in the menu of those that do not fit. */
  async choosesView(group: string): Promise<void> {
    const { page } = this.#app;
    const tab = page.locator(`.ncb-view-line [data-action="list-${group}"]`);
    if (!(await tab.isVisible())) {
      await this.#app.action('moreLists').click();
      await page.locator(`[role="menu"] [data-action="list-${group}"]`).click();
      return;
    }
    await tab.click();
  }

  async finds(typed: string): Promise<void> {
    await this.#app.field('search').fill(typed);
  }

  async opensDetails(words: string): Promise<Locator> {
    await this.operation(words).locator('[data-action="details"]').click();
    const details = this.#app.field('operation');
    await expect(details).toBeVisible();
    return details;
  }
}
