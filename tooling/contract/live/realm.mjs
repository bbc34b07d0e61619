/**
 * What all remotes and the shell share in one page: names of the window, and what the language and the browser put there.
 * A remote that changes it changes it for everybody.
 */

/** Objects that are no classes and have members worth changing. */
const OBJECTS = ['JSON', 'Math', 'Reflect', 'Intl', 'Atomics', 'console', 'CSS', 'document', 'history', 'navigator'];

/** @typedef {Map<string, unknown>} Realm members by name: `Array.prototype.map`, `window.fetch` */

/** @returns {Realm} */
export function realmNow() {
  /** @type {Realm} */
  const members = new Map();
  /** @type {Record<string, any>} */
  const page = /** @type {any} */ (globalThis);
  note(members, 'window', page);
  for (const name of Object.getOwnPropertyNames(page)) {
    const value = Object.getOwnPropertyDescriptor(page, name)?.value;
    if (typeof value !== 'function' || !value.prototype) continue;
    note(members, name, value);
    note(members, `${name}.prototype`, value.prototype);
  }
  for (const name of OBJECTS) if (page[name]) note(members, name, page[name]);
  return members;
}

/** @type {(members: Realm, of: string, object: object) => void} */
function note(members, of, object) {
  for (const name of Reflect.ownKeys(object)) {
    const { value, get, set } = Object.getOwnPropertyDescriptor(object, name) ?? {};
    // React leaves `Error.prepareStackTrace` undefined behind when it describes a component that failed.
    if (value === undefined && !get && !set) continue;
    const key = `${of}.${String(name)}`;
    // An accessor's value is what the page does; who reads and writes it is what a remote could change.
    members.set(key, get ?? value);
    if (set) members.set(`${key} (its setter)`, set);
  }
}

/**
 * What differs, a sentence each.
 * @param {Realm} before
 * @param {Realm} after
 * @param {(member: string) => boolean} isOwn what loading brings by itself
 * @returns {string[]}
 */
export function changesOf(before, after, isOwn) {
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
