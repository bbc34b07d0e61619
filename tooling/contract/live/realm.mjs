/**
 * Members shared by the shell and all remotes in one page: window names, built-ins of the language and the browser. A
 * remote that changes one changes it for all.
 */

/** Objects that are not classes and have members a remote could change. */
const OBJECTS = ['JSON', 'Math', 'Reflect', 'Intl', 'Atomics', 'console', 'CSS', 'document', 'history', 'navigator'];

/** @typedef {Map<string, unknown>} Realm members by name: `Array.prototype.map`, `window.fetch` */

/** @returns {Realm} */
export function readRealm() {
  /** @type {Realm} */
  const members = new Map();
  /** @type {Record<string, any>} */
  const page = /** @type {any} */ (globalThis);
  addMembers(members, 'window', page);
  for (const name of Object.getOwnPropertyNames(page)) {
    const value = Object.getOwnPropertyDescriptor(page, name)?.value;
    if (typeof value !== 'function' || !value.prototype) continue;
    addMembers(members, name, value);
    addMembers(members, `${name}.prototype`, value.prototype);
  }
  for (const name of OBJECTS) if (page[name]) addMembers(members, name, page[name]);
  return members;
}

/** @type {(members: Realm, of: string, object: object) => void} */
function addMembers(members, of, object) {
  for (const name of Reflect.ownKeys(object)) {
    const { value, get, set } = Object.getOwnPropertyDescriptor(object, name) ?? {};
    // React leaves `Error.prepareStackTrace` undefined when it describes a component that failed.
    if (value === undefined && !get && !set) continue;
    const key = `${of}.${String(name)}`;
    // For accessors the getter and setter are compared: the value may change by itself.
    members.set(key, get ?? value);
    if (set) members.set(`${key} (its setter)`, set);
  }
}

/**
 * @param {Realm} before
 * @param {Realm} after
 * @param {(member: string) => boolean} isOwn true for members that loading itself adds
 * @returns {string[]}
 */
export function findChanges(before, after, isOwn) {
  const added = [...after.keys()].filter((member) => !before.has(member) && !isOwn(member));
  const gone = [...before.keys()].filter((member) => !after.has(member));
  const other = [...before].filter(([member, value]) => after.has(member) && !Object.is(after.get(member), value));
  const changed = other.map(([member]) => member).filter((member) => !isOwn(member));
  return [
    ...added.map((member) => `it adds ${member} for all remotes: keep it in a module of its own`),
    ...gone.map((member) => `it takes ${member} away from all remotes: leave it`),
    ...changed.map((member) => `it changes ${member} for all remotes: write a function of its own instead`),
  ];
}
