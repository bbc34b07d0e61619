import type { FrameLocator, Locator } from '@playwright/test';
import { people } from '../support/people';
import type { Person } from './person';

/** Page model of the IIT widget, on a third origin inside the signature widget. */
export class IitWidget {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  get frame(): FrameLocator {
    return this.#person.signing.widget.frameLocator('[data-frame="iit"]:visible');
  }

  keySource(source: 'file' | 'iit'): Locator {
    return this.#person.signing.widget.locator(`[data-field="keySource"][value="${source}"]`);
  }

  async opens(): Promise<void> {
    await this.keySource('iit').check();
    await this.#person.signing.widget.locator('[data-action="readKey"]').click();
  }

  async readsKey(password: string = people[this.#person.login].keyPassword): Promise<void> {
    const { bank, login } = this.#person;
    await this.frame.locator('[data-field="file"]').setInputFiles(bank.keyFile(login));
    await this.frame.locator('[data-field="password"]').fill(password);
    await this.frame.locator('[data-action="read"]').click();
  }
}
