import { REMOTE_CONTRACT_VERSION, type RemotePage } from '@ncb/shared-kernel/remote-contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import type { Federation } from './federation';
import { passGate } from './gate';
import type { LoadFault } from './integrity';
import { remoteReport, type PageLoad, type RemoteReport } from './load-report';
import { PAGE_LIMIT } from './limits';
import { withOverrides } from './overrides';
import { fetchRegistry, type Registry } from './registry';
import type { SharedPackage } from './shared-packages';

/** Why a page cannot be shown. Each has a text that says what to do, and a code to read out on the phone. */
export type PageFault =
  'registry' | 'notDeployed' | 'disabled' | 'contract' | LoadFault | 'code' | 'texts' | 'timeout' | 'render';

export type PageOutcome =
  | { readonly ok: true; readonly page: RemotePage }
  | { readonly ok: false; readonly fault: PageFault; readonly remote: string | null };

/** What runs in this tab. */
export interface RunningVersions {
  /** Null while nobody has told. */
  readonly shell: string | null;
  /** Of the remotes whose code was loaded, by name. */
  readonly remotes: ReadonlyMap<string, string>;
}

export interface PageLoader {
  /** The registry, asked for once; a failed question is asked again next time. */
  registry(): Promise<Registry | null>;
  /** Loads a page with its texts. Never rejects, and never harms another remote. */
  load(page: string): Promise<PageOutcome>;
  /** A page that was loaded could not be shown. */
  noteRenderFault(page: string): void;
  /** The versions that this tab works with, to be compared with what is deployed by now. */
  running(): RunningVersions;
  /** The registry as it is now, past every cache. @throws if it cannot be had */
  freshRegistry(): Promise<Registry>;
  /** How everything that is loaded stands, for support. */
  report(): LoadReport;
}

export interface LoadReport {
  /** Null while the registry is not known. */
  readonly remotes: readonly RemoteReport[] | null;
  readonly shared: readonly SharedPackage[];
  /** When the registry was read last, by this tab. */
  readonly registryRead: Date | null;
}

export interface PageLoaderOptions {
  readonly registryAddress: string;
  readonly federation: Federation;
  readonly translations: Translations;
}

/** More pages than anybody opens between a fault and the call to support. */
const LOADS_KEPT = 200;

export function createPageLoader({ registryAddress, federation, translations }: PageLoaderOptions): PageLoader {
  let registry: Promise<Registry | null> | null = null;
  const pages = new Map<string, Promise<PageOutcome>>();
  const remotes = new Map<string, string>();
  let shell: string | null = null;
  let known: Registry | null = null;
  let registryRead: Date | null = null;
  let loads: readonly PageLoad[] = [];

  const readRegistry = async () => {
    const read = withOverrides(await fetchRegistry(registryAddress));
    registryRead = new Date();
    return read;
  };

  const askRegistry = () => {
    registry ??= readRegistry()
      .then((read) => {
        // The registry that this tab began with names the shell that it was opened with.
        shell ??= read.shellVersion;
        known = read;
        return read;
      })
      .catch((error: unknown) => {
        console.error(String(error));
        registry = null;
        return null;
      });
    return registry;
  };

  const load = async (page: string): Promise<PageOutcome> => {
    const deployed = await askRegistry();
    if (!deployed) return { ok: false, fault: 'registry', remote: null };
    const entry = deployed.serving(page);
    if (!entry) return { ok: false, fault: 'notDeployed', remote: null };
    const gate = passGate(entry, REMOTE_CONTRACT_VERSION);
    if (!gate.ok) return { ok: false, fault: gate.reason, remote: entry.name };
    const code = await federation.loadPage(entry, page);
    if (!code.ok) return { ok: false, fault: code.fault, remote: entry.name };
    remotes.set(entry.name, entry.version);
    const { texts } = code.module.page;
    try {
      await translations.add(texts.namespace, texts.load);
    } catch (error) {
      console.error(`remote ${entry.name}: ${String(error)}`);
      return { ok: false, fault: 'texts', remote: entry.name };
    }
    return { ok: true, page: code.module.page };
  };

  const note = (ended: PageLoad) => (loads = [...loads, ended].slice(-LOADS_KEPT));

  return {
    registry: askRegistry,
    load(page) {
      const begun = pages.get(page);
      if (begun) return begun;
      const start = performance.now();
      const loading = within(PAGE_LIMIT, load(page));
      pages.set(page, loading);
      void loading.then((outcome) => {
        note({ page, ms: Math.round(performance.now() - start), fault: outcome.ok ? null : outcome.fault });
        if (!outcome.ok) pages.delete(page);
      });
      return loading;
    },
    noteRenderFault(page) {
      note({ page, ms: 0, fault: 'render' });
      pages.delete(page);
    },
    running: () => ({ shell, remotes }),
    freshRegistry: readRegistry,
    report: () => ({
      remotes: known && known.entries.map((entry) => remoteReport(entry, loads, REMOTE_CONTRACT_VERSION)),
      shared: federation.shared(),
      registryRead,
    }),
  };
}

function within(limit: number, outcome: Promise<PageOutcome>): Promise<PageOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, fault: 'timeout', remote: null }), limit);
    void outcome.then((settled) => {
      clearTimeout(timer);
      resolve(settled);
    });
  });
}
