import { findShipped, getName, listThirdParty } from './lock.mjs';
import { DEVELOPMENT_LICENCES, INSTALL_SCRIPTS, READ_LICENCES, SHIPPED_LICENCES } from './policy.mjs';

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';

/**
 * Finds packages that break the rules of docs/dependencies.md, which need no registry.
 * @param {import('./lock.mjs').Lock} lock
 * @returns {string[]} a line each
 */
export function findLockProblems(lock) {
  const shipped = findShipped(lock);
  return listThirdParty(lock).flatMap(([path, entry]) => {
    const name = getName(path, entry);
    const licences = shipped.has(path) ? SHIPPED_LICENCES : DEVELOPMENT_LICENCES;
    const isReadLicence = Object.hasOwn(READ_LICENCES, `${name}@${entry.version}`);
    const problems = [
      !entry.integrity?.startsWith('sha512-') && 'has no SHA-512 hash (integrity)',
      !entry.resolved?.startsWith(`${PUBLIC_REGISTRY}${name}/-/`) && `is not from ${PUBLIC_REGISTRY} (resolved)`,
      !isReadLicence && !licences.includes(entry.license ?? '') && `has the licence ${entry.license ?? 'unknown'}`,
      entry.hasInstallScript && !Object.hasOwn(INSTALL_SCRIPTS, name) && 'has an install script',
    ];
    return problems.filter((problem) => typeof problem === 'string').map((problem) => `${path} ${problem}`);
  });
}
