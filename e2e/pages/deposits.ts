import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AppWindow } from './app-window';

export class Deposits {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  async opens(view: 'active' | 'closed' = 'active'): Promise<void> {
    await this.#app.opensTheAddress(`main/miDepositsMine?view=${view}`);
    await this.#app.seesWholePage('miDepositsMine');
  }

  card(words: string): Locator {
    return this.#app.page.locator('li[data-row]', { hasText: words });
  }

  async asksToBreak(number: string): Promise<Locator> {
    await this.card(number).locator('[data-action="break"]').click();
    const dialog = this.#app.page.locator('[data-dialog="breakDeposit"]');
    await expect(dialog.locator('[data-field="lost"]')).toBeVisible();
    return dialog;
  }
}
