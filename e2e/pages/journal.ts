import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person';

export class Journal {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async opens(): Promise<void> {
    const { page } = this.#person;
    await this.#person.opensTheAddress('main/miPmtJournal');
    await this.#person.seesPage('miPmtJournal');
    await page.locator('tr[data-row]').first().waitFor();
    const pageSize = page.locator('.ant-pagination-options .ant-select');
    if ((await pageSize.count()) === 0) return;
    await pageSize.click();
    await this.#person.option('50').click();
  }

  document(number: string): Locator {
    const { page } = this.#person;
    // By text, not by role: computing 50 accessible names costs a sixth of the page's time.
    return page.locator('tr[data-row]', { has: page.locator(`a:text-is("${number}")`) });
  }

  newDocument(): Locator {
    const { page } = this.#person;
    return page.locator('tr[data-row]', { has: page.locator('[data-status="0"]') }).first();
  }

  async seesStatus(number: string, status: number): Promise<void> {
    await expect(this.document(number).locator('[data-status]')).toHaveAttribute('data-status', String(status));
  }

  async selects(...numbers: string[]): Promise<void> {
    for (const number of numbers) await this.document(number).locator('[data-action="select"]').check();
  }

  async sends(): Promise<void> {
    await this.#person.action('send').click();
    await this.#person.action('confirmSend').click();
  }

  async takesSignaturesOff(): Promise<void> {
    await this.runsAction('unsign');
    await this.#person.action('confirmUnsign').click();
  }

  /** Runs an action on selected or open documents, by its button or the menu of more actions. */
  async runsAction(action: 'unsign' | 'recall' | 'delete'): Promise<void> {
    const { page } = this.#person;
    const button = page.locator(`button[data-action="${action}"]`);
    const more = this.#person.action('moreActions');
    await expect(button.or(more).first()).toBeVisible();
    if (!(await button.isVisible())) await more.click();
    await this.#person.action(action).click();
  }

  async signs(number: string): Promise<void> {
    const { signing } = this.#person;
    await this.selects(number);
    await signing.opens();
    await signing.givesKey();
    await expect(this.#person.page.locator('[data-dialog="signing"]')).toBeHidden();
  }
}
