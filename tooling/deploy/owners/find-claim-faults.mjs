import { getStylePrefix } from '../../webpack/get-style-prefix.mjs';
import { findOwnerOfName } from '../registry/changes.mjs';
import { findSigner, SITE } from './owners.mjs';

/** @typedef {{ name: string, owner: string, pages: readonly { name: string }[], queries?: readonly string[] }} Remote its `remote.json` */
/** @typedef {Pick<import('../site.mjs').Site, 'registry' | 'owners' | 'key'>} Opened */

/**
 * Lists the reasons why a remote may not be deployed under its owner's name; empty if it may. An unclaimed name belongs
 * to the owner that deploys it first.
 * @param {import('./owners.mjs').Owners} list
 * @param {import('../registry/registry.mjs').Registry} registry
 * @param {Remote} remote
 * @returns {string[]}
 */
export function findClaimFaults(list, registry, { name, owner, pages, queries = [] }) {
  /** @type {(what: 'remotes' | 'pages' | 'styles' | 'queries', word: string) => string | null} */
  const reservedTo = (what, word) => list.owners.find((one) => one[what].includes(word))?.id ?? null;
  const servedBy = (/** @type {string} */ page) =>
    registry.remotes.find((entry) => entry.name !== name && entry.pages.some((one) => one.name === page))?.owner ??
    null;
  const claims = [
    { what: `the name ${name}`, whose: reservedTo('remotes', name) ?? findOwnerOfName(registry, name) },
    ...pages.map((page) => ({
      what: `the page ${page.name}`,
      whose: reservedTo('pages', page.name) ?? servedBy(page.name),
    })),
    { what: `the style prefix ${getStylePrefix(name)}`, whose: reservedTo('styles', name) },
    ...queries.map((word) => ({ what: `the query key ${word}`, whose: reservedTo('queries', word) })),
  ];
  return claims
    .filter(({ whose }) => whose !== null && whose !== owner)
    .map(({ what, whose }) => `${what} belongs to ${whose}, and remote.json says ${owner}`);
}

/**
 * Refuses to deploy another owner's remote, before anything is written.
 * @param {Opened} site
 * @param {Remote} remote
 */
export function refuseStranger({ registry, owners, key }, remote) {
  if (!owners) {
    const present = findOwnerOfName(registry, remote.name) ?? remote.owner;
    if (present === remote.owner) return;
    throw new Error(
      `${remote.name} belongs to ${present}, and remote.json says ${remote.owner}: choose another name, or let the owner ` +
        'of the site reserve it (owners add)',
    );
  }
  const signer = getSigner(owners, key);
  if (signer !== SITE && signer !== remote.owner)
    throw new Error(
      `${remote.name} is of the owner ${remote.owner} and the key is that of ${signer}: deploy with the key of ${remote.owner}`,
    );
  const faults = findClaimFaults(owners, registry, remote);
  if (faults.length > 0) throw new Error(`${remote.name} is not deployed: ${faults.join('; ')}`);
}

/**
 * Refuses keys other than the site owner's, who alone deploys shell and widget.
 * @param {Pick<Opened, 'owners' | 'key'>} site
 */
export function requireSiteOwner({ owners, key }) {
  if (!owners) return;
  const signer = getSigner(owners, key);
  if (signer !== SITE)
    throw new Error(`shell and widget are of the owner of the site, and the key is that of ${signer}`);
}

/** @type {(list: import('./owners.mjs').Owners, key: import('./keys.mjs').DeployKey | null) => string} */
export function getSigner(list, key) {
  if (!key)
    throw new Error('this site has owners: say --key FILE, or NCB_DEPLOY_KEY_FILE, with the key of one of them');
  const signer = findSigner(list, key.publicKey);
  if (!signer)
    throw new Error(`the key ${key.publicKey} is of no owner of this site; the owner of the site adds owners`);
  return signer;
}
