/** What antd gives, part by part: its own list loads all of it, which takes every file of tests with a screen a second. */
const folderOf = (/** @type {string} */ name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      typeof name === 'string' && !name.startsWith('__') && name !== 'then' && name !== 'default'
        ? require(`antd/lib/${folderOf(name)}`).default
        : undefined,
  },
);
