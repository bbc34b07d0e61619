import { REMOTE_CONTRACT_VERSION, type RemotePage } from '@ncb/shared-kernel/remote-contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import type { Federation } from './federation';
import { passGate } from './gate';
import type { LoadFault } from './integrity';
import { PAGE_LIMIT } from './limits';
import { withOverrides } from './overrides';
import { fetchRegistry, type Registry } from './registry';

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
  /** The versions that this tab works with, to be compared with what is deployed by now. */
  running(): RunningVersions;
}

export interface PageLoaderOptions {
  readonly registryAddress: string;
  readonly federation: Federation;
  readonly translations: Translations;
}

export function createPageLoader({ registryAddress, federation, translations }: PageLoaderOptions): PageLoader {
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

  const load = async (page: string): Promise<PageOutcome> => {
    const known = await askRegistry();
    if (!known) return { ok: false, fault: 'registry', remote: null };
    const entry = known.serving(page);
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

  return {
    registry: askRegistry,
    load(page) {
      const loading = pages.get(page) ?? within(PAGE_LIMIT, load(page));
      pages.set(page, loading);
      void loading.then((outcome) => {
        if (!outcome.ok) pages.delete(page);
      });
      return loading;
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
