import { randomUUID } from 'node:crypto';
import { canonical, isSignedBy, keyObject } from './keys.mjs';

/**
 * Who may deploy what, in a file beside the registry. It holds nothing secret. Every change is signed by the owner of the
 * site; a site without the file has no owners, and everybody who can write there may deploy everything.
 *
 * @typedef {object} Owner
 * @property {string} id as in `owner` of `remote.json`
 * @property {string[]} keys public; each signs for the owner
 * @property {string[]} accepted signatures of keys that were replaced: what is deployed stays, nothing new can be signed
 * @property {string[]} remotes names reserved to the owner, like the three that follow
 * @property {string[]} pages
 * @property {string[]} styles beginnings of class names, `branches` for `branches__…`
 * @property {string[]} queries first words of query keys
 *
 * @typedef {object} Owners
 * @property {string} site goes into every signature: what was signed for a site of tests is nothing on another one
 * @property {number} number grows with every change
 * @property {Owner[]} owners
 * @property {{ key: string, signature: string }} signed
 * @typedef {import('../targets/target.mjs').DeployTarget} DeployTarget
 * @typedef {import('./keys.mjs').DeployKey} DeployKey
 */

export const OWNERS = 'app/ncb/owners.json';
/** The owner of the site: signs the list, deploys the shell, and may do what every owner may. */
export const SITE = 'site';
export const RESERVED = /** @type {const} */ (['remotes', 'pages', 'styles', 'queries']);
const ID = /^[a-z][a-z0-9-]{0,40}$/;
/** People change this list, a few times a year. */
const TURNS_MAX = 5;

/**
 * @param {DeployTarget} target
 * @param {string} [pinned] the site's public key as whoever asks knows it: without it whoever may write there could put
 *   a list of his own in the place of this one, or take it away
 * @returns {Promise<Owners | null>} null where the site has none
 * @throws Error that says why the list cannot be trusted
 */
export async function readOwners(target, pinned = process.env['NCB_DEPLOY_SITE_KEY']) {
  return trusted(target, await target.read(OWNERS), pinned);
}

/** @type {(target: DeployTarget, file: import('../targets/target.mjs').StoredFile | null, pinned?: string) => Owners | null} */
function trusted({ place }, file, pinned) {
  const where = `${place}/${OWNERS}`;
  if (!file && pinned) throw new Error(`${where} is not there, and NCB_DEPLOY_SITE_KEY says that this site has owners`);
  if (!file) return null;
  /** @type {Owners} */
  let list;
  try {
    list = JSON.parse(file.bytes.toString('utf8'));
    for (const { keys } of list.owners) keys.forEach(keyObject);
  } catch (error) {
    throw new Error(`${where} is no list of owners: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
  const signers = pinned ? [pinned] : (ownerOf(list, SITE)?.keys ?? []);
  const { key = '', signature = '' } = list.signed ?? {};
  if (!signers.includes(key) || !isSignedBy(key, textOf(list), signature))
    throw new Error(`${where} is not signed by the owner of the site: put back the list that was there before`);
  return list;
}

/** @type {(list: Owners) => string} */
function textOf({ signed, ...content }) {
  return canonical(['ncb-owners/1', content]);
}

/**
 * Changes the list in one step, signed. The first change makes it.
 * @param {DeployTarget} target
 * @param {DeployKey} key of the site's owner
 * @param {(owners: Owner[]) => Owner[]} change
 * @returns {Promise<Owners>}
 */
export async function changeOwners(target, key, change) {
  for (let turn = 1; turn <= TURNS_MAX; turn += 1) {
    const file = await target.read(OWNERS);
    // Not the pinned key: that of the site may be what is being replaced.
    const present = trusted(target, file);
    if (present && !ownerOf(present, SITE)?.keys.includes(key.publicKey))
      throw new Error('only the owner of the site changes the list of owners, and this is another key');
    const owners = change(present?.owners ?? []);
    refuseWrong(owners);
    // Or nobody could read the list any more.
    if (!ownerOf({ owners }, SITE)?.keys.includes(key.publicKey))
      throw new Error(
        `the list would be signed with a key that is not among those of ${SITE}. A new key of the site: first ` +
          `owners add ${SITE} --public-key NEW --key OLD, then owners rotate ${SITE} --public-key NEW --key NEW`,
      );
    const content = { site: present?.site ?? randomUUID(), number: (present?.number ?? 0) + 1, owners };
    const signed = { key: key.publicKey, signature: '' };
    const list = { ...content, signed };
    signed.signature = key.sign(textOf(list));
    const bytes = Buffer.from(`${JSON.stringify(list, null, 2)}\n`);
    if (await target.replace(OWNERS, bytes, file?.tag ?? null)) return list;
  }
  throw new Error(`the owners of ${target.place} are being changed by somebody else; look with: owners list`);
}

/** @type {(owners: readonly Owner[]) => void} */
function refuseWrong(owners) {
  if (!owners.some(({ id }) => id === SITE))
    throw new Error(`the first owner is that of the site: owners add ${SITE} --key FILE`);
  for (const { id, keys } of owners) {
    if (!ID.test(id)) throw new Error(`${id} is no id of an owner: small letters, digits and hyphens`);
    if (keys.length === 0) throw new Error(`${id} has no key: say --public-key`);
    keys.forEach(keyObject);
  }
  for (const what of RESERVED)
    for (const { id, [what]: names } of owners)
      for (const other of owners)
        for (const name of names)
          if (other.id !== id && other[what].includes(name))
            throw new Error(`${name} (${what}) would be reserved to ${id} and to ${other.id}`);
}

/** @type {(list: { owners: readonly Owner[] }, id: string) => Owner | null} */
export function ownerOf({ owners }, id) {
  return owners.find((owner) => owner.id === id) ?? null;
}

/** Whose key this is. @type {(list: Owners, publicKey: string) => string | null} */
export function signerOf({ owners }, publicKey) {
  return owners.find(({ keys }) => keys.includes(publicKey))?.id ?? null;
}

/**
 * An owner is new, or has more keys and more names reserved than before.
 * @param {Partial<Owner> & { id: string }} owner
 * @returns {(owners: Owner[]) => Owner[]}
 */
export function withOwner({ id, ...more }) {
  return (owners) => {
    const present = ownerOf({ owners }, id);
    const joined = Object.fromEntries(
      /** @type {const} */ (['keys', 'accepted', ...RESERVED]).map((what) => [
        what,
        [...new Set([...(present?.[what] ?? []), ...(more[what] ?? [])])],
      ]),
    );
    const others = owners.filter((owner) => owner.id !== id);
    return [...others, /** @type {Owner} */ ({ id, ...joined })].sort((a, b) => (a.id < b.id ? -1 : 1));
  };
}

/** @type {(id: string) => (owners: Owner[]) => Owner[]} */
export function withoutOwner(id) {
  return (owners) => {
    if (!ownerOf({ owners }, id)) throw new Error(`there is no owner ${id}`);
    return owners.filter((owner) => owner.id !== id);
  };
}

/**
 * The keys of an owner are replaced.
 * @param {string} id
 * @param {string} publicKey
 * @param {readonly string[]} accepted signatures that stay good
 * @returns {(owners: Owner[]) => Owner[]}
 */
export function withNewKey(id, publicKey, accepted) {
  return (owners) => {
    if (!ownerOf({ owners }, id)) throw new Error(`there is no owner ${id}`);
    return owners.map((owner) => (owner.id === id ? { ...owner, keys: [publicKey], accepted: [...accepted] } : owner));
  };
}
