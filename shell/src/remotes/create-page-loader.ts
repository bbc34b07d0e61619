import {
  REMOTE_CONTRACT_VERSION,
  type RemoteCard,
  type RemotePage,
  type RemoteTexts,
} from '@ncb/shared-kernel/remote-contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { report as reportInterference, type Interference } from '../containment/interference';
import { withPreview } from '../preview/get-preview';
import { parseCardPart, toCardPart, getModuleName, findOffering, offers, type CardPlace } from './parts';
import type { Federation } from './create-federation';
import { passGate } from './pass-gate';
import type { LoadFault } from './fetch-manifest';
import { isLineFault, buildRemoteReport, type PageLoad, type RemoteReport } from './build-remote-report';
import { limitAfter, PAGE_LIMIT, REGISTRY_LIMIT, REGISTRY_PATIENCE } from './limits';
import { withOverrides } from './with-overrides';
import { storeRegistry, getStoredRegistry } from './stored-registry';
import { selectForCompany } from './rollout';
import { fetchRegistry, type FetchedRegistry, type ReadDeclared, type Registry, type RegistryEntry } from './registry';
import type { SharedPackage } from './list-shared-packages';
import type { StyleSheet } from './load-style-sheet';
import { withTimeout } from './with-timeout';

/** Reasons why a page is not shown; each has a text and a code for support. */
export type PageFault =
  | 'registry'
  | 'notDeployed'
  | 'disabled'
  | 'contract'
  | LoadFault
  | 'code'
  | 'texts'
  | 'timeout'
  | 'render'
  | 'blocked';

interface Failed {
  readonly ok: false;
  readonly fault: PageFault;
  readonly remote: string | null;
}

export type PageOutcome = { readonly ok: true; readonly page: RemotePage; readonly styles: StyleSheet | null } | Failed;
export type CardOutcome = { readonly ok: true; readonly card: RemoteCard; readonly styles: StyleSheet | null } | Failed;
type PartOutcome = PageOutcome | CardOutcome;

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

export interface PageLoaderOptions {
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

/** Faults that missing files may cause although the browser does not say so. */
const UNEXPLAINED: readonly PageFault[] = ['code', 'styles', 'texts'];

/** More pages than opened between a fault and the call to support. */
const LOADS_KEPT = 200;

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { registryAddress, federation, translations, company, onLoad, readDeclared } = options;
  let registry: Promise<Registry | null> | null = null;
  const parts = new Map<string, RequestedPart>();
  const failures = new Map<string, number>();
  /** All pages of a remote come from one version, whatever is deployed meanwhile. */
  const inUse = new Map<string, RegistryEntry>();
  const started = new Map<string, RegistryEntry>();
  let shell: string | null = null;
  let latestRegistry: Registry | null = null;
  let registryRead: Date | null = null;
  let loads: readonly PageLoad[] = [];
  let registryFailures = 0;

  const fetchNow = async () => {
    const limit = limitAfter(registryFailures, REGISTRY_LIMIT);
    registryFailures += 1;
    const fetched = await fetchRegistry(registryAddress, limit, readDeclared);
    registryFailures = 0;
    registryRead = new Date();
    return fetched;
  };

  const getRegistry = () => {
    registry ??= readRegistry(fetchNow, readDeclared).then(async (read) => {
      if (!read) {
        registry = null;
        return null;
      }
      // The first registry names the shell of this tab.
      shell ??= read.shellVersion;
      latestRegistry = await withPreview(await withOverrides(read));
      return latestRegistry;
    });
    return registry;
  };

  const versionsInUse = () => new Map([...inUse].map(([name, { version }]) => [name, version]));

  const getCompanyRegistry = async () => {
    const latest = await getRegistry();
    return latest && selectForCompany(latest, company(), versionsInUse());
  };

  /** @param onVersion called with the chosen version; not called if there is none */
  const load = async (part: string, tried: (entry: RegistryEntry) => void): Promise<PartOutcome> => {
    const latest = await getCompanyRegistry();
    if (!latest) return { ok: false, fault: 'registry', remote: null };
    const deployed = findOffering(latest, part);
    if (!deployed) return { ok: false, fault: 'notDeployed', remote: null };
    const entry = inUse.get(deployed.name) ?? deployed;
    const gate = passGate(entry, REMOTE_CONTRACT_VERSION);
    if (gate.ok || gate.reason !== 'disabled') tried(entry);
    if (!gate.ok) return { ok: false, fault: gate.reason, remote: entry.name };
    const failed = async (fault: PageFault): Promise<Failed> => {
      const cause = UNEXPLAINED.includes(fault) ? await federation.diagnose(entry, getModuleName(part)) : null;
      return { ok: false, fault: cause ?? fault, remote: entry.name };
    };
    started.set(entry.name, entry);
    const code = await federation.loadModule(entry, getModuleName(part));
    if (!code.ok) return failed(code.fault);
    const { module, styles } = code;
    const loaded: PartOutcome | undefined = parseCardPart(part)
      ? module.card && { ok: true, card: module.card, styles }
      : module.page && { ok: true, page: module.page, styles };
    if (!loaded) {
      // Nothing would render a card in a page's place.
      federation.discard(entry.name);
      return { ok: false, fault: 'code', remote: entry.name };
    }
    inUse.set(entry.name, entry);
    const texts = collectTexts(parseCardPart(part) ? module.card : module.page);
    const own = texts.filter(({ namespace }) => isOwnNamespace(entry.name, namespace));
    if (own.length < texts.length) reportInterference('namespace', entry.name);
    try {
      await Promise.all(own.map(({ namespace, load }) => translations.add(namespace, load)));
    } catch (error) {
      console.error(`remote ${entry.name}: ${String(error)}`);
      return failed('texts');
    }
    return loaded;
  };

  /** Loads a part; if its version was removed, reads the registry again, once. */
  const loadDeployed = async (part: string, tried: (entry: RegistryEntry) => void): Promise<PartOutcome> => {
    const tries: RegistryEntry[] = [];
    const outcome = await load(part, (entry) => {
      tries.push(entry);
      tried(entry);
    });
    const [first] = tries;
    if (outcome.ok || !first || !REMOVED_VERSION_FAULTS.includes(outcome.fault)) return outcome;
    forget(part, outcome.remote);
    const latest = await getCompanyRegistry();
    const deployed = latest && findOffering(latest, part);
    if (!deployed || deployed.version === first.version) return outcome;
    return load(part, tried);
  };

  // Users do not have preview versions.
  const reportResult = (entry: RegistryEntry, isLoaded: boolean) => {
    if (!entry.isPreview) onLoad(entry, isLoaded);
  };

  const note = (ended: PageLoad) => (loads = [...loads, ended].slice(-LOADS_KEPT));

  const findEntry = (part: string) => [...inUse.values()].find((entry) => offers(entry, part)) ?? null;

  const findOwner = (source: string) =>
    [...started.values()].find(({ manifest }) => source.includes(getFolder(manifest))) ?? null;

  /** Requests everything again: another version may fix the fault. */
  const forget = (part: string, remote: string | null) => {
    parts.delete(part);
    if (remote !== null) inUse.delete(remote);
    registry = null;
  };

  const loadPart = (part: string): Promise<PartOutcome> => {
    const started = parts.get(part);
    if (started) return started.loading;
    const start = performance.now();
    let entry: RegistryEntry | null = null;
    const loading = withTimeout(
      limitAfter(failures.get(part) ?? 0, PAGE_LIMIT),
      loadDeployed(part, (tried) => (entry = tried)),
      toTimeout,
    );
    const now: RequestedPart = { loading, loaded: null };
    parts.set(part, now);
    void loading.then((outcome) => {
      note({ page: part, ms: Math.round(performance.now() - start), fault: outcome.ok ? null : outcome.fault });
      if (entry && (outcome.ok || !isLineFault(outcome.fault))) reportResult(entry, outcome.ok);
      if (outcome.ok) {
        now.loaded = outcome;
        failures.delete(part);
        return;
      }
      failures.set(part, (failures.get(part) ?? 0) + 1);
      forget(part, outcome.remote);
    });
    return loading;
  };

  return {
    registry: getCompanyRegistry,
    load: (page) => loadPart(page) as Promise<PageOutcome>,
    getLoaded: (page) => (parts.get(page)?.loaded as PageOutcome | undefined) ?? null,
    loadCard: (place) => loadPart(toCardPart(place)) as Promise<CardOutcome>,
    async prefetch(page) {
      if (parts.has(page)) return;
      // A request here after a fault would be shared by a user's retry.
      if (!latestRegistry) await getRegistry();
      const deployed = latestRegistry && selectForCompany(latestRegistry, company(), versionsInUse()).findByPage(page);
      if (!deployed) return;
      const entry = inUse.get(deployed.name) ?? deployed;
      if (passGate(entry, REMOTE_CONTRACT_VERSION).ok) await federation.prefetchModule(entry, page);
    },
    noteCrash(part) {
      note({ page: part, ms: 0, fault: 'render' });
      const entry = findEntry(part);
      if (entry) reportResult(entry, false);
    },
    findOwner: (source) => findOwner(source)?.name ?? null,
    findRemote: (part) => findEntry(part)?.name ?? null,
    noteInterference(kind, remote) {
      note({ page: '', ms: 0, fault: null, thrownBy: remote, interference: kind });
      // A page that stays closed has not run in this tab.
      const entry = started.get(remote) ?? latestRegistry?.entries.find(({ name }) => name === remote);
      if (entry && SEVERE.includes(kind)) reportResult(entry, false);
    },
    attributeError(source) {
      const entry = findOwner(source);
      if (entry) {
        note({ page: '', ms: 0, fault: null, thrownBy: entry.name });
        reportResult(entry, false);
      }
      return entry?.name ?? null;
    },
    discard(part) {
      const entry = findEntry(part);
      if (entry) federation.discard(entry.name);
      forget(part, entry?.name ?? null);
    },
    getRunning: () => ({ shell, remotes: versionsInUse() }),
    freshRegistry: async () =>
      selectForCompany(await withPreview(await withOverrides((await fetchNow()).registry)), company()),
    report: () => ({
      remotes:
        latestRegistry &&
        selectForCompany(latestRegistry, company(), versionsInUse()).entries.map((entry) =>
          buildRemoteReport(inUse.get(entry.name) ?? entry, loads, REMOTE_CONTRACT_VERSION),
        ),
      shared: federation.shared(),
      registryRead,
    }),
  };
}

function getFolder(manifest: string): string {
  return new URL('.', new URL(manifest, globalThis.location.href)).href;
}

/** Reads the registry; the stored one if that fails or is slow; null if there is none. */
async function readRegistry(
  fetchNow: () => Promise<FetchedRegistry>,
  readDeclared: ReadDeclared | undefined,
): Promise<Registry | null> {
  const fetching = fetchNow().then(
    ({ registry, text }) => {
      storeRegistry(text);
      return registry;
    },
    (error: unknown) => {
      console.error(String(error));
      return getStoredRegistry(readDeclared);
    },
  );
  // A later one is stored for the next start.
  return withTimeout<Registry | null>(REGISTRY_PATIENCE, fetching, () => getStoredRegistry(readDeclared) ?? fetching);
}

function collectTexts(exported: Pick<RemotePage, 'texts'> | undefined): readonly RemoteTexts[] {
  const { texts = [] } = exported ?? {};
  const all = 'namespace' in texts ? [texts] : texts;
  return [...new Map(all.map((one) => [one.namespace, one])).values()];
}

/** True for `<remote>` and `<remote>/<block>`: other namespaces belong to other parts. */
function isOwnNamespace(remote: string, namespace: string): boolean {
  return namespace === remote || namespace.startsWith(`${remote}/`);
}

function toTimeout(): PartOutcome {
  return { ok: false, fault: 'timeout', remote: null };
}
