import { findForgedEntries, getSignatureNumber } from './signatures.mjs';

/**
 * State of a watcher between checks: highest signature number of each remote, and reported lines.
 * @typedef {{ numbers: Map<string, number>, told: Set<string> }} Memory
 */

/** @returns {Memory} */
export function createMemory() {
  return { numbers: new Map(), told: new Set() };
}

/**
 * Finds entries that their owners have not signed or that are older than at an earlier check. Each is reported once;
 * none on a site without owners.
 * @param {Pick<import('../site.mjs').Site, 'registry' | 'owners'>} site
 * @param {Memory} memory
 * @returns {string[]}
 */
export function findForgeries({ registry, owners }, { numbers, told: reported }) {
  if (!owners) return [];
  const putBack = registry.remotes.flatMap((entry) => {
    const seen = numbers.get(entry.name) ?? 0;
    const number = getSignatureNumber(owners, entry);
    numbers.set(entry.name, Math.max(seen, number));
    return number > 0 && number < seen
      ? [`${entry.name} ${entry.version} was put back: it is number ${number}, and number ${seen} was there`]
      : [];
  });
  const lines = [...findForgedEntries(owners, registry), ...putBack];
  const newLines = lines.filter((line) => !reported.has(line));
  // A fault that was repaired and returns is reported again.
  reported.clear();
  for (const line of lines) reported.add(line);
  return newLines;
}
