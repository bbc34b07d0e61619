const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom environment with `fetch`, which jsdom lacks. */
module.exports = class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Response });
  }
};
