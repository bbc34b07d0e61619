import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { callBank } from '../support/call-bank';
import type { AppWindow } from './app-window';

interface WireDeposit {
  readonly deal_n: string;
  readonly deal_start: string;
}

/** @param day DD.MM.YYYY */
const parseDay = (day: string) => Date.parse(day.split('.').toReversed().join('-'));

export class Deposits {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  async opens(view: 'active' | 'closed' = 'active'): Promise<void> {
    await this.#app.opensTheAddress(`main/miDepositsMine?view=${view}`);
    await this.#app.seesWholePage('miDepositsMine');
  }

  /**
   * Computes simple interest of a deposit by its bank day, without the day of receipt and today; in Ukrainian format.
   * A story may run on the day after its bank was seeded.
   * @param rate percent a year
   */
  async computeInterest(number: string, amount: number, rate: number): Promise<string> {
    const { page } = this.#app;
    const { bankDay } = await callBank<{ bankDay: string }>(page, '/get_user_info', {});
    const { deposits } = await callBank<{ deposits: WireDeposit[] }>(page, '/get_deposits', {});
    const start = deposits.find(({ deal_n }) => deal_n === number)?.deal_start ?? '';
    const days = (parseDay(bankDay) - parseDay(start)) / 86_400_000 - 1;
    const hryvnias = Math.round((amount * rate * days) / 365) / 100;
    return hryvnias.toLocaleString('uk-UA', { minimumFractionDigits: 2 });
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
