import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person';

/** A payroll waits for its salary payment, and the bank executes both with a delay. */
const EXECUTION_MS = 30_000;

export class Payrolls {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async opens(): Promise<void> {
    await this.#person.opensTheAddress('main/miPayrolls');
    await this.#person.seesWholePage('miPayrolls');
  }

  payroll(id: string): Locator {
    return this.#person.page.locator(`tr[data-row="${id}"]`);
  }

  async seesStatus(id: string, status: number): Promise<void> {
    const tag = this.payroll(id).locator('[data-status]');
    await expect(tag).toHaveAttribute('data-status', String(status), { timeout: EXECUTION_MS });
  }

  async selects(id: string): Promise<void> {
    await this.payroll(id).getByRole('checkbox').check();
  }

  async signs(id: string): Promise<void> {
    await this.selects(id);
    await this.#person.signing.opens();
    await this.#person.signing.givesKey();
    await expect(this.#person.signing.dialog).toBeHidden();
  }

  async opensDetails(id: string): Promise<Locator> {
    await this.payroll(id).locator('[data-action="details"]').click();
    const details = this.#person.field('payroll_details');
    await expect(details).toBeVisible();
    return details;
  }
}
