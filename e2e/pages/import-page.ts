import type { Locator } from '@playwright/test';
import type { AppWindow } from './app-window';

export class ImportPage {
  readonly #app: AppWindow;

  constructor(app: AppWindow) {
    this.#app = app;
  }

  row(id: string): Locator {
    return this.#app.page.locator(`.ncb-table tr[data-row="${id}"]`);
  }

  cell(id: string, column: string): Locator {
    return this.row(id).locator(`[data-column="${column}"]`);
  }

  encoding(name: string): Locator {
    return this.#app.field('encoding').locator(`input[value="${name}"]`);
  }
}
