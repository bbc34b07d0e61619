import { REMOTE_CONTRACT_VERSION, type RemotePage } from '@ncb/shared-kernel/remote-contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import type { Federation } from './federation';
import { passGate } from './gate';
import type { LoadFault } from './integrity';
import { PAGE_LIMIT } from './limits';
import { withOverrides } from './overrides';
import { fetchRegistry, type Registry, type RegistryEntry } from './registry';
import { forCompany } from './rollout';

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
  /** The registry as the present company sees it, asked for once; a failed question is asked again next time. */
  registry(): Promise<Registry | null>;
  /** Loads a page with its texts. Never rejects, and never harms another remote. */
  load(page: string): Promise<PageOutcome>;
  /** A page that was loaded threw while it was shown. */
  crashed(page: string): void;
  /** The versions that this tab works with, to be compared with what is deployed by now. */
  running(): RunningVersions;
}

/** Told how loading a version went. */
export type LoadListener = (entry: Pick<RegistryEntry, 'name' | 'version'>, isLoaded: boolean) => void;

export interface PageLoaderOptions {
  readonly registryAddress: string;
  readonly federation: Federation;
  readonly translations: Translations;
  /** Whose work this is; null before sign-in. Rollouts go by it. */
  readonly company: () => string | null;
  readonly onLoad: LoadListener;
}

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { registryAddress, federation, translations, company, onLoad } = options;
  let registry: Promise<Registry | null> | null = null;
  const pages = new Map<string, Promise<PageOutcome>>();
  const remotes = new Map<string, string>();
  let shell: string | null = null;

  const askRegistry = () => {
    registry ??= fetchRegistry(registryAddress)
      .then(withOverrides)
      .then((known) => {
        // The registry that this tab began with names the shell that it was opened with.
        shell ??= known.shellVersion;
        return known;
      })
      .catch((error: unknown) => {
        console.error(String(error));
        registry = null;
        return null;
      });
    return registry;
  };

  const companysRegistry = async () => {
    const known = await askRegistry();
    return known && forCompany(known, company(), remotes);
  };

  /** @param tried is told which version it came to; none if there was none to load */
  const load = async (page: string, tried: (entry: RegistryEntry) => void): Promise<PageOutcome> => {
    const known = await companysRegistry();
    if (!known) return { ok: false, fault: 'registry', remote: null };
    const entry = known.serving(page);
    if (!entry) return { ok: false, fault: 'notDeployed', remote: null };
    const gate = passGate(entry, REMOTE_CONTRACT_VERSION);
    if (gate.ok || gate.reason !== 'disabled') tried(entry);
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

  const loadOnce = (page: string): Promise<PageOutcome> => {
    let entry: RegistryEntry | null = null;
    return within(
      PAGE_LIMIT,
      load(page, (tried) => (entry = tried)),
    ).then((outcome) => {
      if (entry) onLoad(entry, outcome.ok);
      return outcome;
    });
  };

  return {
    registry: companysRegistry,
    load(page) {
      const loading = pages.get(page) ?? loadOnce(page);
      pages.set(page, loading);
      void loading.then((outcome) => {
        if (!outcome.ok) pages.delete(page);
      });
      return loading;
    },
    crashed(page) {
      void companysRegistry().then((known) => {
        const entry = known?.serving(page);
        if (entry) onLoad(entry, false);
      });
    },
    running: () => ({ shell, remotes }),
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
