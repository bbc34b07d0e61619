import type { FrameLocator, Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { people, type Login } from '../support/people';
import type { Person } from './person';

const WIDGET_FRAME = '[data-dialog="signing"] iframe, [data-dialog="signInByKey"] iframe';

/**
 * Presses a button of a frame of another origin that goes with the press. Its process may end before it has answered for
 * the press, and whoever waits for that answer waits for ever.
 */
export async function pressesToClose(button: Locator, frame: Locator): Promise<void> {
  await Promise.race([button.click(), frame.waitFor({ state: 'hidden' })]);
}

/** The signing dialog of the shell and the widget in it. */
export class Signing {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** The dialog itself, not the hidden root that carries its address. */
  get dialog(): Locator {
    return this.#person.page.locator('[data-dialog="signing"] [role="dialog"]');
  }

  /** The signature widget, a page of another origin. */
  get widget(): FrameLocator {
    return this.#person.page.frameLocator(WIDGET_FRAME);
  }

  /** Names those who have signed, and what follows the user's signature. */
  get signers(): Locator {
    return this.dialog.locator('[data-notice="signers"]');
  }

  /** What the dialog says of a document: its line, by the document's id. */
  verdict(id: string): Locator {
    return this.dialog.locator(`[data-row="${id}"]`);
  }

  async opens(): Promise<void> {
    await this.#person.action('sign').first().click();
    await expect(this.widget.locator('[data-page="signatureWidget"]')).toBeVisible();
  }

  async givesKey(
    file = this.keyFileOf(this.#person.login),
    password: string = people[this.#person.login].keyPassword,
  ): Promise<void> {
    await this.widget.locator('[data-field="keyFile"]').setInputFiles(file);
    await this.widget.locator('[data-field="keyPassword"]').fill(password);
    await this.confirms();
  }

  /** Gives up in the widget, which goes. */
  async cancels(): Promise<void> {
    const frame = this.#person.page.locator(WIDGET_FRAME);
    await pressesToClose(this.widget.locator('[data-action="cancelSign"]'), frame);
  }

  async confirms(): Promise<void> {
    await this.widget.locator('[data-action="confirmSign"]').click();
  }

  keyFileOf(login: Login): string {
    return this.#person.bank.keyFile(login);
  }
}
