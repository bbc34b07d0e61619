/**
 * The icons one by one: their own list loads all eight hundred, which takes every file of tests with a screen a second.
 */
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      typeof name === 'string' && /^[A-Z]/.test(name)
        ? require(`@ant-design/icons/lib/icons/${name}`).default
        : undefined,
  },
);
