import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Node's environment with a way out of it: `package-outside.mjs` writes the calls. */
export default class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    // Packages ask whether something is a `Date`: the tests' own class would be another one.
    Object.assign(this.global, { loadOutside: createRequire(import.meta.url), Date });
    knowErrorsFromOutside(this.global.Error);
  }
}

/**
 * Code of ours asks whether something is an `Error`, and what a package throws is made by the class outside.
 * @param {ErrorConstructor} inside
 */
function knowErrorsFromOutside(inside) {
  Object.defineProperty(inside, Symbol.hasInstance, {
    /** @type {(this: unknown, value: unknown) => boolean} */
    value(value) {
      // Classes that extend it inherit this function.
      const isOne = Function.prototype[Symbol.hasInstance].call(this, value);
      return isOne || (this === inside && value instanceof Error);
    },
  });
}
