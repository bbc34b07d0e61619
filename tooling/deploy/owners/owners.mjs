import { randomUUID } from 'node:crypto';
import { toCanonicalJson, isSignedBy, parsePublicKey } from './keys.mjs';

/**
 * Owners and what they may deploy, in a public file beside the registry. The site owner signs every change; without the
 * file everyone with write access may deploy everything.
 * @typedef {object} Owner
 * @property {string} id as in `owner` of `remote.json`
 * @property {string[]} keys public; each signs for the owner
 * @property {string[]} accepted signatures of replaced keys that stay valid; such a key cannot sign anything new
 * @property {string[]} remotes names reserved to the owner, like the three that follow
 * @property {string[]} pages
 * @property {string[]} styles prefixes of class names, `branches` for `branches__…`
 * @property {string[]} queries first elements of query keys
 * @typedef {object} Owners
 * @property {string} site id included in every signature, so that one site's signatures are invalid on another
 * @property {number} number grows with every change
 * @property {Owner[]} owners
 * @property {{ key: string, signature: string }} signed
 * @typedef {import('../targets/open-target.mjs').DeployTarget} DeployTarget
 * @typedef {import('./keys.mjs').DeployKey} DeployKey
 */

export const OWNERS = 'app/ncb/owners.json';
/** Id of the site owner, who signs the list, deploys the shell and has every owner's rights. */
export const SITE = 'site';
export const RESERVED = /** @type {const} */ (['remotes', 'pages', 'styles', 'queries']);
const ID = /^[a-z][a-z0-9-]{0,40}$/;
const ATTEMPTS_MAX = 5;

/**
 * @param {DeployTarget} target
 * @param {string} [pinned] the site's public key; without it anyone with write access could replace or remove the list
 * @returns {Promise<Owners | null>} null if the site has none
 * @throws Error with the reason why the list is not trusted
 */
export async function readOwners(target, pinned = process.env['NCB_DEPLOY_SITE_KEY']) {
  return verifyOwners(target, await target.read(OWNERS), pinned);
}

/** @type {(target: DeployTarget, file: import('../targets/open-target.mjs').StoredFile | null, pinned?: string) => Owners | null} */
function verifyOwners({ place }, file, pinned) {
  const where = `${place}/${OWNERS}`;
  if (!file && pinned) throw new Error(`${where} is not there, and NCB_DEPLOY_SITE_KEY says that this site has owners`);
  if (!file) return null;
  /** @type {Owners} */
  let list;
  try {
    list = JSON.parse(file.bytes.toString('utf8'));
    for (const { keys } of list.owners) keys.forEach(parsePublicKey);
  } catch (error) {
    throw new Error(`${where} is no list of owners: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
  const signers = pinned ? [pinned] : (findOwner(list, SITE)?.keys ?? []);
  const { key = '', signature = '' } = list.signed ?? {};
  if (!signers.includes(key) || !isSignedBy(key, getSignedText(list), signature))
    throw new Error(`${where} is not signed by the owner of the site: put back the list that was there before`);
  return list;
}

/** @type {(list: Owners) => string} */
function getSignedText({ signed, ...content }) {
  return toCanonicalJson(['ncb-owners/1', content]);
}

/**
 * Changes and signs the list atomically; creates it with the first change.
 * @param {DeployTarget} target
 * @param {DeployKey} key of the site's owner
 * @param {(owners: Owner[]) => Owner[]} change
 * @returns {Promise<Owners>}
 */
export async function changeOwners(target, key, change) {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const file = await target.read(OWNERS);
    // The pinned key is not used, as the change may replace the site's key.
    const present = verifyOwners(target, file);
    if (present && !findOwner(present, SITE)?.keys.includes(key.publicKey))
      throw new Error('only the owner of the site changes the list of owners, and this is another key');
    const owners = change(present?.owners ?? []);
    refuseInvalid(owners);
    if (!findOwner({ owners }, SITE)?.keys.includes(key.publicKey))
      throw new Error(
        `the list would be signed with a key that is not among those of ${SITE}. A new key of the site: first ` +
          `owners add ${SITE} --public-key NEW --key OLD, then owners rotate ${SITE} --public-key NEW --key NEW`,
      );
    const content = { site: present?.site ?? randomUUID(), number: (present?.number ?? 0) + 1, owners };
    const signed = { key: key.publicKey, signature: '' };
    const list = { ...content, signed };
    signed.signature = key.sign(getSignedText(list));
    const bytes = Buffer.from(`${JSON.stringify(list, null, 2)}\n`);
    if (await target.replace(OWNERS, bytes, file?.tag ?? null)) return list;
  }
  throw new Error(`the owners of ${target.place} are being changed by somebody else; look with: owners list`);
}

/** @type {(owners: readonly Owner[]) => void} */
function refuseInvalid(owners) {
  if (!owners.some(({ id }) => id === SITE))
    throw new Error(`the first owner is that of the site: owners add ${SITE} --key FILE`);
  for (const { id, keys } of owners) {
    if (!ID.test(id)) throw new Error(`${id} is no id of an owner: small letters, digits and hyphens`);
    if (keys.length === 0) throw new Error(`${id} has no key: say --public-key`);
    keys.forEach(parsePublicKey);
  }
  for (const what of RESERVED)
    for (const { id, [what]: names } of owners)
      for (const other of owners)
        for (const name of names)
          if (other.id !== id && other[what].includes(name))
            throw new Error(`${name} (${what}) would be reserved to ${id} and to ${other.id}`);
}

/** @type {(list: { owners: readonly Owner[] }, id: string) => Owner | null} */
export function findOwner({ owners }, id) {
  return owners.find((owner) => owner.id === id) ?? null;
}

/** @type {(list: Owners, publicKey: string) => string | null} */
export function findSigner({ owners }, publicKey) {
  return owners.find(({ keys }) => keys.includes(publicKey))?.id ?? null;
}

/**
 * @param {Partial<Owner> & { id: string }} owner
 * @returns {(owners: Owner[]) => Owner[]}
 */
export function withOwner({ id, ...more }) {
  return (owners) => {
    const present = findOwner({ owners }, id);
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
    if (!findOwner({ owners }, id)) throw new Error(`there is no owner ${id}`);
    return owners.filter((owner) => owner.id !== id);
  };
}

/**
 * @param {string} id
 * @param {string} publicKey
 * @param {readonly string[]} accepted signatures that stay valid
 * @returns {(owners: Owner[]) => Owner[]}
 */
export function withNewKey(id, publicKey, accepted) {
  return (owners) => {
    if (!findOwner({ owners }, id)) throw new Error(`there is no owner ${id}`);
    return owners.map((owner) => (owner.id === id ? { ...owner, keys: [publicKey], accepted: [...accepted] } : owner));
  };
}
