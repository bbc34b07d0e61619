import { readRegistry } from '../registry/registry.mjs';
import { readOwners } from './owners.mjs';
import { forgedEntries, numberOf } from './signatures.mjs';

/**
 * What a watcher remembers from one look to the next: the highest number it saw of each remote, and what it has told.
 * @typedef {{ numbers: Map<string, number>, told: Set<string> }} Memory
 */

/** @returns {Memory} */
export function newMemory() {
  return { numbers: new Map(), told: new Set() };
}

/**
 * Entries that are not what their owners have signed, or are older than what was there at an earlier look; each is told
 * once. Nothing where a site has no owners.
 * @param {import('../targets/target.mjs').DeployTarget} target
 * @param {Memory} memory
 * @returns {Promise<string[]>}
 */
export async function forgeries(target, { numbers, told }) {
  const list = await readOwners(target);
  if (!list) return [];
  const registry = await readRegistry(target);
  const putBack = registry.remotes.flatMap((entry) => {
    const seen = numbers.get(entry.name) ?? 0;
    const number = numberOf(list, entry);
    numbers.set(entry.name, Math.max(seen, number));
    return number > 0 && number < seen
      ? [`${entry.name} ${entry.version} was put back: it is number ${number}, and number ${seen} was there`]
      : [];
  });
  const lines = [...forgedEntries(list, registry), ...putBack];
  const news = lines.filter((line) => !told.has(line));
  // What was put right and is broken again is told again.
  told.clear();
  for (const line of lines) told.add(line);
  return news;
}
