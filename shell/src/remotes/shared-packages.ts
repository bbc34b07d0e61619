/** A module of the share scope as Module Federation keeps it, as far as this file reads it. */
interface SharedModule {
  readonly version: string;
  readonly useIn: readonly string[];
  readonly loaded?: boolean;
}

/** How far a module of the share scope is. */
interface LoadState {
  readonly loaded?: boolean;
  readonly loading?: Promise<unknown> | null;
}

/** `{ 'antd/es/table': { '6.6.8': … } }`: what is offered, by module and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

/** A library of which one copy serves several parts of the page. */
export interface SharedPackage {
  readonly name: string;
  readonly version: string;
  /** Who has taken it; nobody where the shell alone uses what it offers. */
  readonly usedBy: readonly string[];
}

/**
 * What the share scope resolved, module by module, put together by package: antd alone is shared in forty pieces. A
 * version that nobody took is left out; two lines of one package mean two copies on the page.
 */
export function sharedPackages(scope: ShareScope): readonly SharedPackage[] {
  const packages = new Map<string, SharedPackage>();
  for (const [module, versions] of Object.entries(scope)) {
    for (const { version, useIn, loaded } of Object.values(versions)) {
      if (!loaded && useIn.length === 0) continue;
      const name = packageOf(module);
      const key = `${name} ${version}`;
      const usedBy = new Set([...(packages.get(key)?.usedBy ?? []), ...useIn]);
      packages.set(key, { name, version, usedBy: [...usedBy].sort() });
    }
  }
  return [...packages.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/**
 * Has modules fetched anew that did not come: Module Federation keeps a request that failed and hands its failure to
 * whoever asks for the module later, so that no retry of any page would help. One that is on its way comes twice from the
 * same request.
 */
export function forgetFailedLoads(scope: Readonly<Record<string, Readonly<Record<string, LoadState>>>>): void {
  for (const module of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (module.loaded !== true) Reflect.deleteProperty(module, 'loading');
  }
}

/** `antd/es/table` → `antd`, `@ncb/shared-kernel/remote-contract` as it is: its version is not the package's. */
function packageOf(module: string): string {
  if (module.endsWith('/remote-contract')) return module;
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}
