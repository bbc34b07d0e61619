interface SharedModule {
  readonly version: string;
  readonly useIn: readonly string[];
  readonly loaded?: boolean;
}

interface LoadState {
  readonly loaded?: boolean;
  readonly loading?: Promise<unknown> | null;
}

/** Modules by name and version: `{ 'antd/es/table': { '6.6.8': … } }`. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

export interface SharedPackage {
  readonly name: string;
  readonly version: string;
  readonly usedBy: readonly string[];
}

/** Lists the shared modules by package; two lines of one package mean two copies. */
export function listSharedPackages(scope: ShareScope): readonly SharedPackage[] {
  const packages = new Map<string, SharedPackage>();
  for (const [module, versions] of Object.entries(scope)) {
    for (const { version, useIn, loaded } of Object.values(versions)) {
      if (!loaded && useIn.length === 0) continue;
      const name = getPackage(module);
      const key = `${name} ${version}`;
      const usedBy = new Set([...(packages.get(key)?.usedBy ?? []), ...useIn]);
      packages.set(key, { name, version, usedBy: [...usedBy].sort() });
    }
  }
  return [...packages.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Makes failed modules load again: Module Federation returns a stored failure to every later caller. */
export function forgetFailedLoads(scope: Readonly<Record<string, Readonly<Record<string, LoadState>>>>): void {
  for (const module of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (module.loaded !== true) Reflect.deleteProperty(module, 'loading');
  }
}

/** Converts `antd/es/table` → `antd`; `@ncb/shared-kernel/remote-contract` has its own version and stays. */
function getPackage(module: string): string {
  if (module.endsWith('/remote-contract')) return module;
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}
