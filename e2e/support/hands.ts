import type { Locator, Page } from '@playwright/test';

/** Clicks and keys of a user, counted. A combination such as Ctrl+K is one key. */
export class Hands {
  readonly #page: Page;
  #clicks = 0;
  #keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async clicks(...targets: readonly Locator[]): Promise<void> {
    for (const target of targets) {
      this.#clicks += 1;
      await target.click();
    }
  }

  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#keys += 1;
      await this.#page.keyboard.press(key);
    }
  }

  async types(text: string): Promise<void> {
    this.#keys += text.length;
    await this.#page.keyboard.type(text);
  }

  /** Pastes a text: one key, as far as the user is concerned. */
  async pastes(text: string): Promise<void> {
    this.#keys += 1;
    await this.#page.keyboard.insertText(text);
  }

  /** Returns what was pressed since the last call. */
  take(): { readonly clicks: number; readonly keys: number } {
    const pressed = { clicks: this.#clicks, keys: this.#keys };
    [this.#clicks, this.#keys] = [0, 0];
    return pressed;
  }
}
