import { parseAmount } from '../support/amounts';
import type { AppWindow } from './app-window';

export class Accounts {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  async balanceOf(account: string): Promise<string> {
    const cell = this.#app.page.locator(`[data-row="${account}"] [data-field="sal"]`);
    return parseAmount(await cell.innerText());
  }

  async startsPaymentFrom(account: string): Promise<void> {
    const app = this.#app;
    await app.page.locator(`[data-row="${account}"]`).locator('[data-action="rowMenu"]').click();
    await app.action('miPmtUahNew').click();
    await app.seesPage('miPmtUahNew');
  }
}
