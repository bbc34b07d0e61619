import { hasPart, type RegistryEntry } from '../registry';

/** Versions whose code this tab runs: all pages of a remote come from one, whatever is deployed meanwhile. */
export class RunningRemotes {
  readonly #started = new Map<string, RegistryEntry>();
  readonly #inUse = new Map<string, RegistryEntry>();

  /** Notes that code of a version may run. */
  start(entry: RegistryEntry): void {
    this.#started.set(entry.name, entry);
  }

  /** Keeps a version whose code has loaded. */
  keep(entry: RegistryEntry): void {
    this.#inUse.set(entry.name, entry);
  }

  /** Lets the next load use the version deployed by then. */
  release(remote: string): void {
    this.#inUse.delete(remote);
  }

  /** Returns the version in use in place of the deployed one. */
  pin(deployed: RegistryEntry): RegistryEntry {
    return this.#inUse.get(deployed.name) ?? deployed;
  }

  getVersions(): ReadonlyMap<string, string> {
    return new Map([...this.#inUse].map(([name, { version }]) => [name, version]));
  }

  getStarted(remote: string): RegistryEntry | undefined {
    return this.#started.get(remote);
  }

  findOffering(part: string): RegistryEntry | null {
    return [...this.#inUse.values()].find((entry) => hasPart(entry, part)) ?? null;
  }

  /** Finds the version whose files an address or a stack names. */
  findOwner(source: string): RegistryEntry | null {
    return [...this.#started.values()].find(({ manifest }) => source.includes(getFolder(manifest))) ?? null;
  }
}

function getFolder(manifest: string): string {
  return new URL('.', new URL(manifest, globalThis.location.href)).href;
}
