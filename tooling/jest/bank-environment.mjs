import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Node environment with a function that loads packages outside the test's context; `package-outside.mjs` writes the
 * calls.
 */
export default class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    // Packages test `instanceof Date`, and the context's own class would not match.
    Object.assign(this.global, { loadOutside: createRequire(import.meta.url), Date });
    acceptOuterErrors(this.global.Error);
  }
}

/**
 * Makes `instanceof Error` in tests match errors thrown by packages loaded outside.
 * @param {ErrorConstructor} inside
 */
function acceptOuterErrors(inside) {
  Object.defineProperty(inside, Symbol.hasInstance, {
    /** @type {(this: unknown, value: unknown) => boolean} */
    value(value) {
      const isOne = Function.prototype[Symbol.hasInstance].call(this, value);
      return isOne || (this === inside && value instanceof Error);
    },
  });
}
