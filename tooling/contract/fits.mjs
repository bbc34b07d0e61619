import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';

/**
 * The module of the remote contract, as remotes import it. Its version is its own and not the package's: a remote names
 * the range it can live with in its `remote.json`.
 */
export const CONTRACT_MODULE = '@ncb/shared-kernel/remote-contract';

/**
 * What a shell offers to remotes; its build writes it to `contract.json`.
 * @typedef {object} ShellContract
 * @property {string} version of the remote contract
 * @property {string[]} exports what the contract's module has at run time
 * @property {Record<string, string>} shared versions of the libraries that the shell gives, by module
 *
 * What a built remote needs of a shell, from its manifest.
 * @typedef {object} RemoteNeeds
 * @property {string} contract range of contract versions
 * @property {{ name: string, requiredVersion: string }[]} shared
 * @property {string[] | null} uses what it takes from the contract's module; null where the build does not tell
 */

/**
 * @param {{ shared?: { name: string, requiredVersion: string }[], ncb?: { uses?: string[] } }} manifest
 * @param {string} contract from the registry's entry or `remote.json`
 * @returns {RemoteNeeds}
 */
export function needsOf({ shared = [], ncb }, contract) {
  return { contract, shared, uses: ncb?.uses ?? null };
}

/**
 * Why a remote cannot run in a shell; empty if it can. Source: design/federation, rules 5, 6 and 11
 * @param {ShellContract} shell
 * @param {RemoteNeeds} remote
 * @returns {string[]}
 */
export function misfits({ version, exports, shared: offered }, { contract, shared, uses }) {
  if (validRange(contract) === null) return [`${contract} is no range of contract versions`];
  const range = satisfies(version, contract)
    ? []
    : [`it asks for the contract ${contract} and the shell has ${version}`];
  const libraries = shared.flatMap(({ name, requiredVersion }) => {
    if (name === CONTRACT_MODULE) return [];
    const given = offered[name];
    if (given === undefined) return [`the shell does not offer ${name}`];
    return satisfies(given, requiredVersion)
      ? []
      : [`it needs ${name} ${requiredVersion} and the shell gives ${given}`];
  });
  const names = (uses ?? []).filter((name) => !exports.includes(name));
  return [
    ...range,
    ...libraries,
    ...names.map((name) => `it uses ${name}, which the contract ${version} does not have`),
  ];
}
