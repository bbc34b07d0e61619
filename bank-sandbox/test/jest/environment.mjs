import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Node's environment with a way out of it: `package-outside.mjs` writes the calls. */
export default class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    // Packages ask whether something is a `Date`: the tests' own class would be another one.
    Object.assign(this.global, { loadOutside: createRequire(import.meta.url), Date });
  }
}
