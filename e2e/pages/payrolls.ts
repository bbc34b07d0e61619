import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AppWindow } from './app-window';
import type { Signing } from './signing';

/** A payroll waits for its salary payment, and the bank executes both with a delay. */
const EXECUTION_MS = 30_000;

export class Payrolls {
  readonly #app: AppWindow;
  readonly #signing: Signing;

  constructor(app: AppWindow, signing: Signing) {
    this.#app = app;
    this.#signing = signing;
  }

  async opens(): Promise<void> {
    await this.#app.opensTheAddress('main/miPayrolls');
    await this.#app.seesWholePage('miPayrolls');
  }

  payroll(id: string): Locator {
    return this.#app.page.locator(`tr[data-row="${id}"]`);
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
    await this.#signing.opens();
    await this.#signing.givesKey();
    await this.#signing.ends();
  }

  async opensDetails(id: string): Promise<Locator> {
    await this.payroll(id).locator('[data-action="details"]').click();
    const details = this.#app.field('payrollDetails');
    await expect(details).toBeVisible();
    return details;
  }
}
