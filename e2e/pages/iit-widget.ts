import type { FrameLocator, Locator } from '@playwright/test';
import { people } from '../support/people';
import type { AppWindow } from './app-window';
import type { Signing } from './signing';

/** Page model of the IIT widget, on a third origin inside the signature widget. */
export class IitWidget {
  readonly #app: AppWindow;
  readonly #signing: Signing;

  constructor(app: AppWindow, signing: Signing) {
    this.#app = app;
    this.#signing = signing;
  }

  get frame(): FrameLocator {
    return this.#signing.widget.frameLocator('[data-frame="iit"]:visible');
  }

  keySource(source: 'file' | 'iit'): Locator {
    return this.#signing.widget.locator(`[data-field="keySource"][value="${source}"]`);
  }

  async opens(): Promise<void> {
    await this.keySource('iit').check();
    await this.#signing.widget.locator('[data-action="readKey"]').click();
  }

  async readsKey(password: string = people[this.#app.login].keyPassword): Promise<void> {
    const { bank, login } = this.#app;
    await this.frame.locator('[data-field="file"]').setInputFiles(bank.keyFile(login));
    await this.frame.locator('[data-field="password"]').fill(password);
    await this.frame.locator('[data-action="read"]').click();
  }
}
