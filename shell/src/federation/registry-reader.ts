import { withTimeout } from '../browser';
import { withPreview } from '../preview';
import {
  fetchRegistry,
  getStoredRegistry,
  limitAfter,
  REGISTRY_LIMIT,
  REGISTRY_PATIENCE,
  storeRegistry,
  withOverrides,
  type FetchedRegistry,
  type ReadDeclared,
  type Registry,
} from '../registry';

/** Reads the registry once per tab, with overrides and the previewed version. */
export class RegistryReader {
  latest: Registry | null = null;
  /** Shell of this tab: the one that the first registry names. */
  shellVersion: string | null = null;
  readAt: Date | null = null;
  readonly #address: string;
  readonly #readDeclared: ReadDeclared | undefined;
  #pending: Promise<Registry | null> | null = null;
  #failures = 0;

  constructor(address: string, readDeclared?: ReadDeclared) {
    this.#address = address;
    this.#readDeclared = readDeclared;
  }

  /** Returns null if there is no registry; the next call then tries again. */
  read(): Promise<Registry | null> {
    this.#pending ??= this.#fetchOrRestore().then(async (registry) => {
      if (!registry) {
        this.#pending = null;
        return null;
      }
      this.shellVersion ??= registry.shellVersion;
      this.latest = await withPreview(await withOverrides(registry));
      return this.latest;
    });
    return this.#pending;
  }

  /** Fetches the registry past every cache. */
  async readFresh(): Promise<Registry> {
    return withPreview(await withOverrides((await this.#fetch()).registry));
  }

  /** Makes the next `read` fetch again. */
  forget(): void {
    this.#pending = null;
  }

  /** Falls back to the stored registry if fetching fails or is slow. */
  async #fetchOrRestore(): Promise<Registry | null> {
    const restore = () => getStoredRegistry(this.#readDeclared);
    const fetching = this.#fetch().then(
      ({ registry, text }) => {
        storeRegistry(text);
        return registry;
      },
      (error: unknown) => {
        console.error(String(error));
        return restore();
      },
    );
    // A later one is stored for the next start.
    return withTimeout<Registry | null>(REGISTRY_PATIENCE, fetching, () => restore() ?? fetching);
  }

  async #fetch(): Promise<FetchedRegistry> {
    const limit = limitAfter(this.#failures, REGISTRY_LIMIT);
    this.#failures += 1;
    const fetched = await fetchRegistry(this.#address, limit, this.#readDeclared);
    this.#failures = 0;
    this.readAt = new Date();
    return fetched;
  }
}
