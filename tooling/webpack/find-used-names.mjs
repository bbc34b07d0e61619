import { CONTRACT_MODULE } from '../contract/misfits.mjs';

/**
 * Finds the names that a remote imports from the contract's module, for the check before deployment. At run time a
 * missing one would be `undefined` on some click.
 * @param {import('webpack').Compilation} compilation
 * @returns {string[] | null} null if a module imports the whole namespace
 */
export function findUsedNames({ modules, moduleGraph, chunkGraph }) {
  const names = new Set();
  const built = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  for (const module of built.flatMap(getParts)) {
    for (const dependency of module.dependencies) {
      const connection = moduleGraph.getConnection(dependency);
      if (!connection || !isContract(connection.module) || !connection.isActive(undefined)) continue;
      const { ids } = /** @type {{ ids?: string[] }} */ (/** @type {unknown} */ (dependency));
      // The import statement itself; its names are separate dependencies.
      if (ids === undefined) continue;
      if (ids.length === 0) return null;
      names.add(ids[0]);
    }
  }
  return [...names].sort();
}

/** Modules that webpack has concatenated. @type {(module: import('webpack').Module) => import('webpack').Module[]} */
function getParts(module) {
  return /** @type {{ modules?: import('webpack').Module[] }} */ (/** @type {unknown} */ (module)).modules ?? [module];
}

/**
 * True for the module by which the federation plugin replaces an import of the contract. @type {(module:
 * import('webpack').Module) => boolean}
 */
function isContract(module) {
  const { options } = /** @type {{ options?: { shareKey?: string } }} */ (/** @type {unknown} */ (module));
  return module.type === 'consume-shared-module' && options?.shareKey === CONTRACT_MODULE;
}
