import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { choosePageSize } from '../support/choose-page-size';
import type { AppWindow } from './app-window';
import type { Signing } from './signing';

export class Journal {
  readonly #app: AppWindow;
  readonly #signing: Signing;

  constructor(app: AppWindow, signing: Signing) {
    this.#app = app;
    this.#signing = signing;
  }

  async opens(): Promise<void> {
    const { page } = this.#app;
    await this.#app.opensTheAddress('main/miPmtJournal');
    await this.#app.seesPage('miPmtJournal');
    await page.locator('tr[data-row]').first().waitFor();
    if ((await page.locator('.ant-pagination').count()) > 0) await choosePageSize(page, 50);
  }

  document(number: string): Locator {
    const { page } = this.#app;
    // By text, not by role: computing 50 accessible names costs a sixth of the page's time.
    return page.locator('tr[data-row]', { has: page.locator(`a:text-is("${number}")`) });
  }

  newDocument(): Locator {
    const { page } = this.#app;
    return page.locator('tr[data-row]', { has: page.locator('[data-status="0"]') }).first();
  }

  async seesStatus(number: string, status: number): Promise<void> {
    await expect(this.document(number).locator('[data-status]')).toHaveAttribute('data-status', String(status));
  }

  async selects(...numbers: string[]): Promise<void> {
    for (const number of numbers) await this.document(number).locator('[data-action="select"]').check();
  }

  async sends(): Promise<void> {
    await this.#app.action('send').click();
    await this.#app.action('confirmSend').click();
  }

  async takesSignaturesOff(): Promise<void> {
    await this.runsAction('unsign');
    await this.#app.action('confirmUnsign').click();
  }

  /** Runs an action on selected or open documents, by its button or the menu of more actions. */
  async runsAction(action: 'unsign' | 'recall' | 'delete'): Promise<void> {
    const { page } = this.#app;
    const button = page.locator(`button[data-action="${action}"]`);
    const more = this.#app.action('moreActions');
    await expect(button.or(more).first()).toBeVisible();
    if (!(await button.isVisible())) await more.click();
    await this.#app.action(action).click();
  }

  async signs(number: string): Promise<void> {
    await this.selects(number);
    await this.#signing.opens();
    await this.#signing.givesKey();
    await this.#signing.ends();
  }
}
