import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';

/**
 * Module of the remote contract as remotes import it. Its version is independent of the package's: a remote names the
 * range it supports in `remote.json`.
 */
export const CONTRACT_MODULE = '@ncb/shared-kernel/remote-contract';

/**
 * Contract that a shell offers to remotes; its build writes it to `contract.json`.
 * @typedef {object} ShellContract
 * @property {string} version of the remote contract
 * @property {string[]} exports run-time exports of the contract's module
 * @property {Record<string, string>} shared versions of shared libraries, by module
 * @property {string[]} [texts] keys of the kernel's texts; absent in shells before contract 1.5
 * @property {string[]} [classes] CSS classes of the kernel
 * Requirements of a built remote, from its manifest.
 * @typedef {object} RemoteNeeds
 * @property {string} contract range of contract versions
 * @property {{ name: string, requiredVersion: string }[]} shared
 * @property {string | null} builtWith contract version at build time
 * @property {string[] | null} uses exports of the contract's module that it imports
 * @property {string[]} texts kernel texts named in its code
 * @property {string[]} classes kernel classes named in its code; lists may be incomplete or empty for older builds
 */

/**
 * @param {{ shared?: { name: string, requiredVersion: string }[], ncb?: Partial<import('../webpack/notes-in-manifest.mjs').ManifestNotes> }} manifest
 * @param {string} contract from the registry's entry or `remote.json`
 * @returns {RemoteNeeds}
 */
export function readNeeds({ shared = [], ncb = {} }, contract) {
  const { builtWith, uses, texts = [], classes = [] } = ncb;
  return { contract, shared, builtWith: builtWith ?? null, uses: uses ?? null, texts, classes };
}

/**
 * Lists the reasons why a remote cannot run in a shell; empty if it can.
 * @param {ShellContract} shell
 * @param {RemoteNeeds} remote
 * @returns {string[]}
 */
export function findMisfits(shell, remote) {
  const { version, exports, texts, classes } = shell;
  if (validRange(remote.contract) === null) return [`${remote.contract} is no range of contract versions`];
  const findMissing = (
    /** @type {string} */ what,
    /** @type {string[]} */ used,
    /** @type {string[] | undefined} */ available,
  ) =>
    used
      .filter((name) => available && !available.includes(name))
      .map((name) => `it uses ${what}${name}, which the contract ${version} does not have`);
  return [
    ...findVersionFaults(version, remote),
    ...findLibraryFaults(shell, remote),
    ...findMissing('', remote.uses ?? [], exports),
    ...findMissing('the text ', remote.texts, texts),
    ...findMissing('the class ', remote.classes, classes),
  ];
}

/** @type {(version: string, remote: RemoteNeeds) => string[]} */
function findVersionFaults(version, { contract, builtWith }) {
  const range = satisfies(version, contract)
    ? []
    : [`it asks for the contract ${contract} and the shell has ${version}`];
  if (builtWith === null) return range;
  return [
    ...range,
    ...(satisfies(builtWith, contract) ? [] : [`it asks for the contract ${contract} and was built with ${builtWith}`]),
    // Patch versions add nothing. Same rule at run time: shell/src/federation/pass-gate.ts.
    ...(satisfies(version, `>=${builtWith.replace(/\.\d+$/, '.0')}`)
      ? []
      : [`it was built with the contract ${builtWith} and needs a newer shell than this one, which has ${version}`]),
  ];
}

/** @type {(shell: ShellContract, remote: RemoteNeeds) => string[]} */
function findLibraryFaults({ shared: offered }, { shared }) {
  return shared.flatMap(({ name, requiredVersion }) => {
    if (name === CONTRACT_MODULE) return [];
    const available = offered[name];
    if (available === undefined) return [`the shell does not offer ${name}`];
    return satisfies(available, requiredVersion)
      ? []
      : [`it needs ${name} ${requiredVersion} and the shell gives ${available}`];
  });
}
