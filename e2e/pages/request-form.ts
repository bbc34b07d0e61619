import { expect } from '@playwright/test';
import type { Person } from './person';

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
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async opens(page: RequestPage): Promise<void> {
    await this.#person.opensMenu(page);
    await this.#person.seesWholePage(page);
  }

  async fillsIn({ amount, currency, target, rate, basis }: Request): Promise<void> {
    const person = this.#person;
    await person.field('amount').fill(amount);
    await this.chooses('currencyCode', currency);
    if (target !== undefined) await this.chooses('targetCurrencyCode', target);
    if (rate) {
      await person
        .field('rateType')
        .getByRole('radio')
        .nth(Number(rate[0]) - 1)
        .check();
      await person.field('customerRate').fill(rate[1]);
    }
    if (basis !== undefined) {
      await person.field('basis').getByRole('radio', { name: 'Інша підстава' }).check();
      await person.field('basisText').fill(basis);
    }
  }

  async chooses(field: string, words: string): Promise<void> {
    await this.#person.field(field).click();
    await this.#person.option(words).filter({ visible: true }).click();
    await expect(this.#person.field(field)).toContainText(words);
  }

  async reads(field: string): Promise<string> {
    const text = await this.#person.field(field).locator('.ncb-number').last().innerText();
    return text
      .replace(/[^0-9,−-]/g, '')
      .replace(',', '.')
      .replace('−', '-');
  }

  async saves(): Promise<string> {
    const person = this.#person;
    await person.action('save').click();
    const stored = person.page.waitForResponse((answer) => answer.url().endsWith('/save_pmt'));
    await person.action('confirmSave').click();
    const { pmt_id: id } = (await (await stored).json()) as { pmt_id: string };
    return String(id);
  }

  async opensStored(page: RequestPage, id: string): Promise<void> {
    await this.#person.opensTheAddress(`main/${page}?id=${id}`);
    await this.#person.seesWholePage(page);
  }

  async seesStatus(status: number): Promise<void> {
    await expect(this.#person.page.locator('.ncb-page-head [data-status]')).toHaveAttribute(
      'data-status',
      String(status),
    );
  }

  async seesStep(name: string, state: string): Promise<void> {
    await expect(this.#person.page.locator(`[data-step="${name}"]`)).toHaveAttribute('data-state', state);
  }

  /** Checks the expected and actual values of a deal: `['41,85', '41,85']`. */
  async seesFact(name: string, expected: string, real: string): Promise<void> {
    const cells = this.#person.field(`fact_${name}`).locator('td');
    await expect(cells).toHaveText([expected, real]);
  }
}
