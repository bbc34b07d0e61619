import { CONTRACT_MODULE } from '../contract/fits.mjs';

/**
 * Which names a remote takes from the contract's module, so that it can be told before it is deployed whether a shell has
 * them. At run time a missing name would be `undefined` on some click.
 * @param {import('webpack').Compilation} compilation
 * @returns {string[] | null} null if a module takes the whole of it
 */
export function usedNames({ modules, moduleGraph, chunkGraph }) {
  const names = new Set();
  const built = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  for (const module of built.flatMap(partsOf)) {
    for (const dependency of module.dependencies) {
      const connection = moduleGraph.getConnection(dependency);
      if (!connection || !isContract(connection.module) || !connection.isActive(undefined)) continue;
      const { ids } = /** @type {{ ids?: string[] }} */ (/** @type {unknown} */ (dependency));
      // The import statement itself; what it is for are dependencies of their own.
      if (ids === undefined) continue;
      if (ids.length === 0) return null;
      names.add(ids[0]);
    }
  }
  return [...names].sort();
}

/** Modules that webpack has joined into one. @type {(module: import('webpack').Module) => import('webpack').Module[]} */
function partsOf(module) {
  return /** @type {{ modules?: import('webpack').Module[] }} */ (/** @type {unknown} */ (module)).modules ?? [module];
}

/** A module that the federation plugin has put in the place of an import. @type {(module: import('webpack').Module) => boolean} */
function isContract(module) {
  const { options } = /** @type {{ options?: { shareKey?: string } }} */ (/** @type {unknown} */ (module));
  return module.type === 'consume-shared-module' && options?.shareKey === CONTRACT_MODULE;
}
