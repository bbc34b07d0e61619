import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AppWindow } from './app-window';

export class Credits {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  async opensDeals(): Promise<void> {
    await this.#app.opensTheAddress('main/miCreditsDeals');
    await this.#app.seesWholePage('miCreditsDeals');
  }

  /** @param query of the address, such as `deal=…&tab=early` */
  async opensCredit(query = ''): Promise<void> {
    await this.#app.opensTheAddress(`main/miCreditsMine${query && `?${query}`}`);
    await this.#app.seesWholePage('miCreditsMine');
  }

  async opensApplication(): Promise<void> {
    await this.#app.opensTheAddress('main/miCreditsGet');
    await this.#app.seesWholePage('miCreditsGet');
  }

  deal(number: string): Locator {
    return this.#app.page.locator(`tr[data-row="${number}"]`);
  }

  repaymentEntry(kind: string): Locator {
    return this.#app.page.locator('[role="menuitem"]', {
      has: this.#app.page.locator(`[data-action="repay-${kind}"]`),
    });
  }

  async sumOf(place: Locator): Promise<string> {
    await expect(place).toBeVisible();
    const text = (await place.innerText()).replace(/[^0-9,]/g, '');
    return text.replace(',', '.');
  }
}
