import type { FrameLocator, Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { people, type Login } from '../support/people';
import type { AppWindow } from './app-window';

const WIDGET_FRAME = '[data-dialog="signing"] iframe, [data-dialog="signInByKey"] iframe';

/**
 * Presses a button that removes its cross-origin frame, from within and after the answer: `click()` would look for the
 * button again in the next dialog when the frame's process ends first, and a key would wait for the answer of the ended
 * process.
 */
export async function pressesToClose(button: Locator, frame: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.focus();
  await button.evaluate((element: HTMLElement) => void setTimeout(() => element.click()));
  await expect(frame).toBeHidden();
}

export class Signing {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  /** The dialog itself, not the hidden root that carries its attribute. */
  get dialog(): Locator {
    return this.#app.page.locator('[data-dialog="signing"] [role="dialog"]');
  }

  get widget(): FrameLocator {
    return this.#app.page.frameLocator(WIDGET_FRAME);
  }

  get signers(): Locator {
    return this.dialog.locator('[data-notice="signers"]');
  }

  documentLine(id: string): Locator {
    return this.dialog.locator(`[data-row="${id}"]`);
  }

  async opens(): Promise<void> {
    await this.#app.action('sign').first().click();
    await expect(this.widget.locator('[data-page="signatureWidget"]')).toBeVisible();
  }

  async givesKey(
    file = this.keyFileOf(this.#app.login),
    password: string = people[this.#app.login].keyPassword,
  ): Promise<void> {
    await this.widget.locator('[data-field="keyFile"]').setInputFiles(file);
    await this.widget.locator('[data-field="keyPassword"]').fill(password);
    await this.confirms();
  }

  /** Waits for the end; a document that is ready now is not sent. */
  async ends(): Promise<void> {
    const offer = this.dialog.locator('[data-action="sendReady"]');
    await expect(async () => {
      if (await offer.isVisible()) await this.dialog.locator('[data-action="close"]').click();
      await expect(this.dialog).toBeHidden({ timeout: 500 });
    }).toPass();
  }

  async cancels(): Promise<void> {
    const frame = this.#app.page.locator(WIDGET_FRAME);
    await pressesToClose(this.widget.locator('[data-action="cancelSign"]'), frame);
  }

  async confirms(): Promise<void> {
    await this.widget.locator('[data-action="confirmSign"]').click();
  }

  keyFileOf(login: Login): string {
    return this.#app.bank.keyFile(login);
  }
}
