import type { Locator } from '@playwright/test';
import type { Person } from './person';

/** The page on which payments come from files. */
export class ImportPage {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** A row of the file, by its number there. */
  row(id: string): Locator {
    return this.#person.page.locator(`.ncb-table tr[data-row="${id}"]`);
  }

  cell(id: string, column: string): Locator {
    return this.row(id).locator(`[data-column="${column}"]`);
  }

  /** One of the encodings to choose from. */
  encoding(name: string): Locator {
    return this.#person.field('encoding').locator(`input[value="${name}"]`);
  }
}
