import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person';

/** The journal of documents. */
export class Journal {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** With as many rows as it can show, read anew. */
  async opens(): Promise<void> {
    const { page } = this.#person;
    await this.#person.opensTheAddress('main/miPmtJournal');
    await this.#person.seesPage('miPmtJournal');
    await page.locator('tr[data-row]').first().waitFor();
    const pageSize = page.locator('.ant-pagination-options .ant-select');
    // Up to five documents there is nothing to choose.
    if ((await pageSize.count()) === 0) return;
    await pageSize.click();
    await this.#person.option('50').click();
  }

  document(number: string): Locator {
    const { page } = this.#person;
    // By the text and not by its role: fifty names, each worked out as a screen reader does, cost a sixth of a page's time.
    return page.locator('tr[data-row]', { has: page.locator(`a:text-is("${number}")`) });
  }

  /** The first document that nobody has signed. */
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

  /** Chosen documents, or the one that is open: the question says for how much they are. */
  async sends(): Promise<void> {
    await this.#person.action('send').click();
    await this.#person.action('confirmSend').click();
  }

  async takesSignaturesOff(): Promise<void> {
    await this.does('unsign');
    await this.#person.action('confirmUnsign').click();
  }

  /** An action with what is chosen, or with what is open: a button, or behind the button for more. */
  async does(action: 'unsign' | 'recall' | 'delete'): Promise<void> {
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
