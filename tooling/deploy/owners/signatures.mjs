import { findEntry, toRelease } from '../registry/changes.mjs';
import { findClaimFaults, getSigner } from './find-claim-faults.mjs';
import { toCanonicalJson, computeFingerprint, isSignedBy } from './keys.mjs';
import { findOwner, SITE } from './owners.mjs';

/**
 * Signed part of an entry: the served version, its share and its fallback. `number` grows with each signature, so that
 * an older entry cannot replace a newer one.
 * @typedef {object} Signed
 * @property {number} number
 * @property {number} percent
 * @property {string} release fingerprint
 * @property {string | null} previous fingerprint
 * @property {string} key
 * @property {string} signature
 *
 * @typedef {import('../registry/registry.mjs').Registry} Registry
 * @typedef {import('../registry/registry.mjs').RegistryEntry} RegistryEntry
 * @typedef {import('../registry/registry.mjs').Release} Release
 * @typedef {import('./owners.mjs').Owners} Owners
 * @typedef {import('./keys.mjs').DeployKey} DeployKey
 */

/** @type {(list: Owners, entry: { name: string, owner: string }, signed: Omit<Signed, 'key' | 'signature'>) => string} */
function getSignedText({ site }, { name, owner }, { number, percent, release, previous }) {
  return toCanonicalJson(['ncb-entry/1', { site, name, owner, number, percent, release, previous }]);
}

/** @type {(list: Owners, entry: RegistryEntry, number: number, key: DeployKey) => RegistryEntry} */
function buildSignedEntry(list, entry, number, key) {
  const { percent, previous } = entry.rollout;
  const content = {
    number,
    percent,
    release: computeFingerprint(toRelease(entry)),
    previous: previous && computeFingerprint(toRelease(previous)),
  };
  const signature = key.sign(getSignedText(list, entry, content));
  return { ...entry, signed: { ...content, key: key.publicKey, signature } };
}

/** @type {(list: Owners, owner: string, text: string, signed: { key: string, signature: string }) => boolean} */
function isValid(list, owner, text, { key, signature }) {
  const entitled = [findOwner(list, owner), findOwner(list, SITE)].filter((one) => one !== null);
  const isEntitled = entitled.some(({ keys, accepted }) => keys.includes(key) || accepted.includes(signature));
  return isEntitled && isSignedBy(key, text, signature);
}

/**
 * Returns why an entry differs from what its owner has signed, or null.
 * A return to the previous version needs no new signature: the newer entry's signature covers it, and the rollout
 * watcher has no key.
 * @param {Owners} list
 * @param {RegistryEntry} entry
 * @returns {string | null}
 */
export function findEntryFault(list, entry) {
  const { name, owner, signed, rollout } = entry;
  if (!signed) return `${name} is not signed: deploy it again with the key of ${owner}`;
  if (!isValid(list, owner, getSignedText(list, entry, signed), signed))
    return `the signature of ${name} is not that of ${owner}: deploy it again with the key of ${owner}`;
  const present = computeFingerprint(toRelease(entry));
  const previous = rollout.previous && computeFingerprint(toRelease(rollout.previous));
  const isAsSigned = present === signed.release && previous === signed.previous && rollout.percent === signed.percent;
  const isReturn = present === signed.previous && rollout.previous === null && rollout.percent === 100;
  return isAsSigned || isReturn
    ? null
    : `${name} ${entry.version} was changed after ${owner} had signed it: deploy it again with the key of ${owner}`;
}

/**
 * Returns the signature's number if valid, else 0: a forged high number would block all later ones. @type {(list:
 * Owners, entry: RegistryEntry | null) => number}
 */
export function getSignatureNumber(list, entry) {
  return entry?.signed && isValid(list, entry.owner, getSignedText(list, entry, entry.signed), entry.signed)
    ? entry.signed.number
    : 0;
}

/**
 * Signs changed entries, and a redeployed remote without a valid signature, as from before the site had owners.
 * @param {Owners} list
 * @param {Registry} before
 * @param {Registry} after
 * @param {{ key: DeployKey | null, renewed?: string }} by
 * @returns {Registry}
 */
export function signChanges(list, before, after, { key, renewed }) {
  if (!key) return after;
  const remotes = after.remotes.map((entry) => {
    const previousEntry = findEntry(before, entry.name);
    const isUnchanged =
      isSame(previousEntry, entry) && (entry.name !== renewed || findEntryFault(list, entry) === null);
    return isUnchanged ? entry : buildSignedEntry(list, entry, getSignatureNumber(list, previousEntry) + 1, key);
  });
  return { ...after, remotes };
}

/**
 * @param {Owners} list
 * @param {Registry} before
 * @param {Registry} after
 * @param {{ key: DeployKey | null, renewed?: string }} by `renewed`: the redeployed remote
 * @returns {string[]}
 */
export function findChangeFaults(list, before, after, by) {
  const gone = before.remotes.filter(({ name }) => !findEntry(after, name));
  const changed = after.remotes.filter((entry) => !isSame(findEntry(before, entry.name), entry));
  const isShellNew = !isSame(before.shell, after.shell);
  const signer = gone.length > 0 || isShellNew ? getSigner(list, by.key) : null;
  return [
    ...(isShellNew && signer !== SITE ? [`the shell is of the owner of the site, not of ${signer}`] : []),
    ...gone
      .filter(({ owner }) => signer !== SITE && signer !== owner)
      .map(({ name, owner }) => `${name} belongs to ${owner} and is not taken away by ${signer}`),
    ...changed.flatMap((entry) => findStepFaults(list, before, entry, by)),
  ];
}

/** @type {(list: Owners, before: Registry, entry: RegistryEntry, by: { key: DeployKey | null, renewed?: string }) => string[]} */
function findStepFaults(list, before, entry, { key, renewed }) {
  const { name, version, owner } = entry;
  const previousEntry = findEntry(before, name);
  const signer = key && getSigner(list, key);
  if (signer && signer !== SITE && signer !== owner)
    return [`${name} belongs to ${owner}, and the key is that of ${signer}`];
  // Otherwise a forged version would be signed together with the new share.
  const wasForged = key && previousEntry && renewed !== name ? findEntryFault(list, previousEntry) : null;
  const fault = wasForged ?? findEntryFault(list, entry);
  if (fault)
    return key ? [fault] : [`this site has owners, and without a key (--key FILE, NCB_DEPLOY_KEY_FILE) ${fault}`];
  const isReturn = previousEntry?.signed && isSame(previousEntry.signed, entry.signed);
  if (isReturn) return [];
  if (getSignatureNumber(list, entry) <= getSignatureNumber(list, previousEntry))
    return [
      `${name} ${version} was signed as number ${entry.signed?.number}, and number ${previousEntry?.signed?.number} is there: ` +
        'an old entry is not put back, use rollback',
    ];
  return findClaimFaults(list, before, entry);
}

/** @type {(one: unknown, other: unknown) => boolean} */
function isSame(one, other) {
  return toCanonicalJson(one ?? null) === toCanonicalJson(other ?? null);
}

/**
 * @param {Owners | null} list
 * @param {{ name: string, owner: string }} remote
 * @param {Release} release
 * @param {DeployKey | null} key
 * @returns {{ signed?: { key: string, signature: string } }}
 */
export function signRelease(list, remote, release, key) {
  if (!list || !key) return {};
  return { signed: { key: key.publicKey, signature: key.sign(releaseText(list, remote, release)) } };
}

/** @type {(list: Owners, remote: { name: string, owner: string }, release: Release) => string} */
function releaseText({ site }, { name, owner }, release) {
  return toCanonicalJson(['ncb-release/1', { site, name, owner, release: toRelease(release) }]);
}

/**
 * @param {Owners} list
 * @param {{ name: string, owner: string }} remote
 * @param {Release & { signed?: { key: string, signature: string } }} kept
 */
export function isKeptAsSigned(list, remote, kept) {
  return kept.signed !== undefined && isValid(list, remote.owner, releaseText(list, remote, kept), kept.signed);
}

/**
 * Lists entries that differ from what their owners have signed or that use another owner's names, a sentence each.
 * @param {Owners} list
 * @param {Registry} registry
 * @returns {string[]}
 */
export function findForgedEntries(list, registry) {
  return registry.remotes.flatMap((entry) => {
    const fault = findEntryFault(list, entry);
    return [...(fault ? [fault] : []), ...findClaimFaults(list, registry, entry)];
  });
}

/**
 * Signs a link to one version, valid for its holder until a time; shell/src/preview/check-preview.ts verifies it.
 * It goes behind the `#` of the address, which browsers do not send to servers.
 * @param {Owners} list
 * @param {string} name of the remote
 * @param {Release} release
 * @param {number} until seconds since 1970
 * @param {DeployKey} key
 */
export function signPreview({ site }, name, release, until, key) {
  const text = toCanonicalJson(['ncb-preview/1', { site, name, until, release: toRelease(release) }]);
  return `${until}.${key.sign(text)}`;
}
