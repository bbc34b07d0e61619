import { REMOTE_CONTRACT_VERSION } from '@ncb/shared-kernel/remote-contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { withTimeout } from '../browser';
import type { Interference } from '../containment';
import {
  findOffering,
  limitAfter,
  PAGE_LIMIT,
  selectForCompany,
  toCardPart,
  type CardPlace,
  type ReadDeclared,
  type Registry,
  type RegistryEntry,
} from '../registry';
import type { Federation } from './create-federation';
import type { SharedPackage } from './list-shared-packages';
import { buildRemoteReport, isLineFault, type PageFault, type PageLoad, type RemoteReport } from './load-log';
import { failPart, loadPart, type CardOutcome, type PageOutcome, type PartOutcome } from './load-part';
import { passGate } from './pass-gate';
import { RegistryReader } from './registry-reader';
import { RunningRemotes } from './running-remotes';

/** Requested page or card; `loaded` is null while loading or after a fault. */
interface RequestedPart {
  readonly loading: Promise<PartOutcome>;
  loaded: PartOutcome | null;
}

export interface RunningVersions {
  /** Null if unknown. */
  readonly shell: string | null;
  readonly remotes: ReadonlyMap<string, string>;
}

export interface PageLoader {
  /** Loads the registry once; a failed request is repeated. */
  registry(): Promise<Registry | null>;
  /** Loads a page with its texts. Never rejects. */
  load(page: string): Promise<PageOutcome>;
  /** Returns a page that is already loaded; null otherwise. */
  getLoaded(page: string): PageOutcome | null;
  loadCard(place: CardPlace): Promise<CardOutcome>;
  /** Prefetches a page's files without running them. Never rejects. */
  prefetch(page: string): Promise<void>;
  /** Records that a loaded part threw while shown. */
  noteCrash(part: string): void;
  /**
   * Attributes an error outside rendering to a remote.
   * @param source addresses of scripts: of the file, of the stack
   * @returns remote whose files they are; null for none, which may be the shell itself
   */
  attributeError(source: string): string | null;
  /** Returns the remote whose files an address or a stack names. */
  findOwner(source: string): string | null;
  findRemote(part: string): string | null;
  noteInterference(kind: Interference, remote: string): void;
  /** Discards a part: the next `load` uses the version deployed by then. */
  discard(part: string): void;
  /** Returns the versions of this tab. */
  getRunning(): RunningVersions;
  /**
   * Fetches the registry past every cache.
   * @throws if it cannot be fetched
   */
  freshRegistry(): Promise<Registry>;
  report(): LoadReport;
}

export interface LoadReport {
  readonly remotes: readonly RemoteReport[] | null;
  readonly shared: readonly SharedPackage[];
  readonly registryRead: Date | null;
}

export type LoadListener = (entry: Pick<RegistryEntry, 'name' | 'version'>, isLoaded: boolean) => void;

interface PageLoaderOptions {
  readonly registryAddress: string;
  readonly federation: Federation;
  readonly translations: Translations;
  /** Company that decides rollouts; null before sign-in. */
  readonly company: () => string | null;
  readonly onLoad: LoadListener;
  /** Undefined if such declarations are not shown. */
  readonly readDeclared?: ReadDeclared;
}

/** Faults of a version whose folder was removed. */
const REMOVED_VERSION_FAULTS: readonly PageFault[] = ['network', 'missing', 'code', 'format', 'styles', 'texts'];

/** Interferences that damage other parts: such a version is rolled back. */
const SEVERE: readonly Interference[] = ['namespace', 'builtins', 'cache', 'covered', 'swallowed', 'reload', 'dialog'];

/** More pages than opened between a fault and the call to support. */
const LOADS_KEPT = 200;

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { registryAddress, federation, company, onLoad, readDeclared } = options;
  const reader = new RegistryReader(registryAddress, readDeclared);
  const running = new RunningRemotes();
  let loads: readonly PageLoad[] = [];

  const toCompanyRegistry = (latest: Registry) => selectForCompany(latest, company(), running.getVersions());
  const getCompanyRegistry = async () => {
    const latest = await reader.read();
    return latest && toCompanyRegistry(latest);
  };

  const log = (load: PageLoad) => (loads = [...loads, load].slice(-LOADS_KEPT));
  // Users do not have preview versions.
  const reportResult = (entry: RegistryEntry, isLoaded: boolean) => {
    if (!entry.isPreview) onLoad(entry, isLoaded);
  };

  /** Requests everything again: another version may fix the fault. */
  const forget = (part: string, remote: string | null) => {
    cache.delete(part);
    if (remote !== null) running.release(remote);
    reader.forget();
  };

  const loadDeployed = createDeployedLoader({ ...options, running, getCompanyRegistry, forget });
  const cache = createPartCache(loadDeployed, ({ part, entry, outcome, ms }) => {
    log({ page: part, ms, fault: outcome.ok ? null : outcome.fault });
    if (entry && (outcome.ok || !isLineFault(outcome.fault))) reportResult(entry, outcome.ok);
    if (!outcome.ok) forget(part, outcome.remote);
  });

  return {
    registry: getCompanyRegistry,
    load: (page) => cache.load(page) as Promise<PageOutcome>,
    getLoaded: (page) => (cache.get(page)?.loaded as PageOutcome | undefined) ?? null,
    loadCard: (place) => cache.load(toCardPart(place)) as Promise<CardOutcome>,
    async prefetch(page) {
      if (cache.get(page)) return;
      // A request here after a fault would be shared by a user's retry.
      if (!reader.latest) await reader.read();
      const deployed = reader.latest && toCompanyRegistry(reader.latest).findByPage(page);
      if (!deployed) return;
      const entry = running.pin(deployed);
      if (passGate(entry, REMOTE_CONTRACT_VERSION).ok) await federation.prefetchModule(entry, page);
    },
    noteCrash(part) {
      log({ page: part, ms: 0, fault: 'render' });
      const entry = running.findOffering(part);
      if (entry) reportResult(entry, false);
    },
    findOwner: (source) => running.findOwner(source)?.name ?? null,
    findRemote: (part) => running.findOffering(part)?.name ?? null,
    noteInterference(kind, remote) {
      log({ page: '', ms: 0, fault: null, thrownBy: remote, interference: kind });
      // A page that stays closed has not run in this tab.
      const entry = running.getStarted(remote) ?? reader.latest?.entries.find(({ name }) => name === remote);
      if (entry && SEVERE.includes(kind)) reportResult(entry, false);
    },
    attributeError(source) {
      const entry = running.findOwner(source);
      if (entry) {
        log({ page: '', ms: 0, fault: null, thrownBy: entry.name });
        reportResult(entry, false);
      }
      return entry?.name ?? null;
    },
    discard(part) {
      const entry = running.findOffering(part);
      if (entry) federation.discard(entry.name);
      forget(part, entry?.name ?? null);
    },
    getRunning: () => ({ shell: reader.shellVersion, remotes: running.getVersions() }),
    freshRegistry: async () => selectForCompany(await reader.readFresh(), company()),
    report: () => ({
      remotes:
        reader.latest &&
        toCompanyRegistry(reader.latest).entries.map((entry) =>
          buildRemoteReport(running.pin(entry), loads, REMOTE_CONTRACT_VERSION),
        ),
      shared: federation.shared(),
      registryRead: reader.readAt,
    }),
  };
}

type DeployedLoader = (part: string, onVersion: (entry: RegistryEntry) => void) => Promise<PartOutcome>;

interface EndedLoad {
  readonly part: string;
  /** Null if no version was loaded. */
  readonly entry: RegistryEntry | null;
  readonly outcome: PartOutcome;
  readonly ms: number;
}

/** Creates the cache of requested parts; after a failure a part gets a longer limit. */
function createPartCache(loadDeployed: DeployedLoader, onEnd: (load: EndedLoad) => void) {
  const parts = new Map<string, RequestedPart>();
  const failures = new Map<string, number>();

  const request = (part: string): RequestedPart => {
    const start = performance.now();
    let entry: RegistryEntry | null = null;
    const loading = withTimeout(
      limitAfter(failures.get(part) ?? 0, PAGE_LIMIT),
      loadDeployed(part, (version) => (entry = version)),
      () => failPart('timeout'),
    );
    const requested: RequestedPart = { loading, loaded: null };
    void loading.then((outcome) => {
      if (outcome.ok) {
        requested.loaded = outcome;
        failures.delete(part);
      } else failures.set(part, (failures.get(part) ?? 0) + 1);
      onEnd({ part, entry, outcome, ms: Math.round(performance.now() - start) });
    });
    return requested;
  };

  return {
    get: (part: string) => parts.get(part),
    delete: (part: string) => parts.delete(part),
    load(part: string): Promise<PartOutcome> {
      const requested = parts.get(part) ?? request(part);
      parts.set(part, requested);
      return requested.loading;
    },
  };
}

interface DeployedLoaderOptions extends Pick<PageLoaderOptions, 'federation' | 'translations'> {
  readonly running: RunningRemotes;
  readonly getCompanyRegistry: () => Promise<Registry | null>;
  readonly forget: (part: string, remote: string | null) => void;
}

/** Creates the loader of parts in their deployed version. */
function createDeployedLoader(options: DeployedLoaderOptions): DeployedLoader {
  const { federation, translations, running, getCompanyRegistry, forget } = options;
  const onCode = (entry: RegistryEntry) => running.keep(entry);

  /** @param onVersion called with the chosen version; not called if there is none */
  const loadOnce = async (part: string, onVersion: (entry: RegistryEntry) => void): Promise<PartOutcome> => {
    const latest = await getCompanyRegistry();
    if (!latest) return failPart('registry');
    const deployed = findOffering(latest, part);
    if (!deployed) return failPart('notDeployed');
    const entry = running.pin(deployed);
    const gate = passGate(entry, REMOTE_CONTRACT_VERSION);
    if (gate.ok || gate.reason !== 'disabled') onVersion(entry);
    if (!gate.ok) return failPart(gate.reason, entry.name);
    running.start(entry);
    return loadPart(entry, part, { federation, translations, onCode });
  };

  /** Reads the registry again, once, if the version was removed. */
  return async (part, onVersion) => {
    const attempted: RegistryEntry[] = [];
    const outcome = await loadOnce(part, (entry) => {
      attempted.push(entry);
      onVersion(entry);
    });
    const [first] = attempted;
    if (outcome.ok || !first || !REMOVED_VERSION_FAULTS.includes(outcome.fault)) return outcome;
    forget(part, outcome.remote);
    const latest = await getCompanyRegistry();
    const deployed = latest && findOffering(latest, part);
    if (!deployed || deployed.version === first.version) return outcome;
    return loadOnce(part, onVersion);
  };
}
