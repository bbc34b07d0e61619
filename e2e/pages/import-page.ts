import type { Locator } from '@playwright/test';
import type { Person } from './person';

export class ImportPage {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  row(id: string): Locator {
    return this.#person.page.locator(`.ncb-table tr[data-row="${id}"]`);
  }

  cell(id: string, column: string): Locator {
    return this.row(id).locator(`[data-column="${column}"]`);
  }

  encoding(name: string): Locator {
    return this.#person.field('encoding').locator(`input[value="${name}"]`);
  }
}
