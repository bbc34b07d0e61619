const { TestEnvironment } = require('jest-environment-jsdom');

/** A simulated browser that can ask a bank: jsdom has no `fetch`. */
module.exports = class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Response });
  }
};
