import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { parseAmount, sumOf } from '../support/amounts';
import { callBank } from '../support/call-bank';
import type { AppWindow } from './app-window';

export class Turnovers {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  /** @param search of the address; without it the page opens its search */
  async opens(search: string): Promise<void> {
    await this.#app.opensTheAddress(`main/miTurnovers${search}`);
    await this.#app.seesWholePage('miTurnovers');
  }

  get dialog(): Locator {
    return this.#app.page.locator('[data-dialog="turnoverSearch"] [role="dialog"]');
  }

  get rows(): Locator {
    return this.#app.page.locator('[data-page="miTurnovers"] tbody tr[data-row]');
  }

  row(id: string): Locator {
    return this.#app.page.locator(`[data-page="miTurnovers"] tr[data-row="${id}"]`);
  }

  /** Returns an amount of a row as a decimal string. @param field the column's name on the wire */
  async amountOf(id: string, field: string): Promise<string> {
    const amount = this.row(id).locator(`[data-field="${field}"] .ncb-number`).first();
    return parseAmount(await amount.innerText());
  }

  /** Asks the bank for an account's debit turnover of a day. @param day `yyyy-MM-dd` */
  async debitOn(accountId: string, day: string): Promise<string> {
    const date = day.split('-').reverse().join('.');
    const parameters = { acn_ids: accountId, fdate: date, ldate: date, type: '1' };
    const { turnovers } = await callBank<{ turnovers: readonly { debit: string }[] }>(
      this.#app.page,
      '/get_turnovers',
      parameters,
    );
    return turnovers[0]?.debit ?? '';
  }

  /**
   * Asks the bank for the total balance of open accounts in a currency, from the statement. @param date `dd.MM.yyyy`
   */
  async balanceIn(currency: string, date: string): Promise<string> {
    const parameters = { billing_type: 'total', fdate: date, ldate: date, closed: '0' };
    const { billing } = await callBank<{
      billing: { data: readonly { sim_cur: string; out_sal: string }[] };
    }>(this.#app.page, '/get_billing', parameters);
    const own = billing.data.filter(({ sim_cur: letters }) => letters === currency);
    return sumOf(...own.map(({ out_sal: balance }) => balance));
  }

  async choosesView(view: 'period' | 'days' | 'months'): Promise<void> {
    await this.#app.action(`list-${view}`).click();
    await expect(this.#app.action(`list-${view}`)).toHaveAttribute('aria-current', 'page');
    await this.#app.seesWholePage('miTurnovers');
  }
}
