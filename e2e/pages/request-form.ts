import { expect } from '@playwright/test';
import type { AppWindow } from './app-window';

export interface Request {
  readonly amount: string;
  readonly currency: string;
  readonly target?: string;
  /** Kind of rate and rate: `['2', '40,00']`. */
  readonly rate?: readonly [kind: '2' | '3' | '4', rate: string];
  readonly basis?: string;
}

type RequestPage = 'miPmtCurNewBuy' | 'miPmtCurNewSale' | 'miPmtCurNewConvert';

export class RequestForm {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  async opens(page: RequestPage): Promise<void> {
    await this.#app.opensMenu(page);
    await this.#app.seesWholePage(page);
  }

  async fillsIn({ amount, currency, target, rate, basis }: Request): Promise<void> {
    const app = this.#app;
    await app.field('amount').fill(amount);
    await this.chooses('currencyCode', currency);
    if (target !== undefined) await this.chooses('targetCurrencyCode', target);
    if (rate) {
      await app
        .field('rateType')
        .getByRole('radio')
        .nth(Number(rate[0]) - 1)
        .check();
      await app.field('customerRate').fill(rate[1]);
    }
    if (basis !== undefined) {
      await app.field('basis').getByRole('radio', { name: 'Інша підстава' }).check();
      await app.field('basisText').fill(basis);
    }
  }

  async chooses(field: string, words: string): Promise<void> {
    await this.#app.field(field).click();
    await this.#app.option(words).filter({ visible: true }).click();
    await expect(this.#app.field(field)).toContainText(words);
  }

  async reads(field: string): Promise<string> {
    const text = await this.#app.field(field).locator('.ncb-number').last().innerText();
    return text
      .replace(/[^0-9,−-]/g, '')
      .replace(',', '.')
      .replace('−', '-');
  }

  async saves(): Promise<string> {
    const app = this.#app;
    await app.action('save').click();
    const stored = app.page.waitForResponse((answer) => answer.url().endsWith('/save_pmt'));
    await app.action('confirmSave').click();
    const { pmt_id: id } = (await (await stored).json()) as { pmt_id: string };
    return String(id);
  }

  async opensStored(page: RequestPage, id: string): Promise<void> {
    await this.#app.opensTheAddress(`main/${page}?id=${id}`);
    await this.#app.seesWholePage(page);
  }

  async seesStatus(status: number): Promise<void> {
    await expect(this.#app.page.locator('.ncb-page-head [data-status]')).toHaveAttribute('data-status', String(status));
  }

  async seesStep(name: string, state: string): Promise<void> {
    await expect(this.#app.page.locator(`[data-step="${name}"]`)).toHaveAttribute('data-state', state);
  }

  /** Checks the expected and actual values of a deal: `['41,85', '41,85']`. */
  async seesFact(name: string, expected: string, real: string): Promise<void> {
    const cells = this.#app.field(`fact_${name}`).locator('td');
    await expect(cells).toHaveText([expected, real]);
  }
}
