import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import {
  REMOTE_CONTRACT_VERSION,
  type RemoteCardModule,
  type RemotePageModule,
} from '@ncb/shared-kernel/remote-contract';
import { ownFetch } from '../security/own-network';
import { hasBuiltWith } from './gate';
import {
  fetchManifest,
  fetchUncheckedManifest,
  type Checked,
  type LoadFault,
  type Manifest,
  type PinnedManifest,
} from './integrity';
import { diagnoseFiles } from './diagnose-files';
import { CODE_LIMIT, limitAfter, MANIFEST_LIMIT, RENEWAL_LIMIT } from './limits';
import { offeredModules, type WorkLibraries } from './offer';
import { isOverride } from './overrides';
import { bringFiles, pageFiles } from './page-files';
import type { RegistryEntry } from './registry';
import { forgetFailedLoads, sharedPackages, type SharedPackage } from './shared-packages';
import { loadStyleSheet, type StyleSheet } from './style-sheets';

export type CodeOutcome =
  | { readonly ok: true; readonly module: ExposedModule; readonly styles: StyleSheet | null }
  | { readonly ok: false; readonly fault: LoadFault | 'code' };

/** What the modules of remotes export. */
export type ExposedModule = Partial<RemotePageModule & RemoteCardModule>;

/** Loads the code of a page or a card; this file alone loads by Module Federation. */
export interface Federation {
  /** @param module the name under which the remote exposes it: a page's own, or `cards/<name>` */
  loadModule(entry: RegistryEntry, module: string): Promise<CodeOutcome>;
  /** Brings the files of a module into the browser's cache, behind everything else. Never rejects, and runs nothing. */
  bringModule(entry: RegistryEntry, module: string): Promise<void>;
  /** Returns why files of a failed module did not arrive; null if they arrive as deployed. */
  diagnose(entry: RegistryEntry, module: string): Promise<LoadFault | null>;
  /** The libraries that shell and remotes share at this moment. */
  shared(): readonly SharedPackage[];
  /** Whatever was loaded of a remote is not to be used again. */
  discard(remote: string): void;
}

/** What the loader must know of a remote while Module Federation asks for its files. */
interface Expected {
  readonly manifest: string;
  readonly manifestIntegrity: string;
  /** How often this remote has failed before. */
  readonly attempt: number;
  /** A developer's own server; in development builds only. */
  readonly isUnchecked: boolean;
  /** The hashes of its files, by name. */
  files?: Readonly<Record<string, string>>;
  /** On its way, or there; null if the remote has none or it did not come. */
  styles?: Promise<StyleSheet | null>;
  fault?: LoadFault;
}

export interface FederationOptions {
  /** Libraries that the working area has loaded; null outside of it. */
  readonly ofWork: WorkLibraries | null;
  /** In which language pages speak. */
  readonly language: () => Language;
}

export function createFederation({ ofWork, language }: FederationOptions): Federation {
  const expected = new Map<string, Expected>();
  const failedBefore = new Map<string, number>();

  // Remotes are built without a runtime core of their own and take this one (`experiments.externalRuntime`).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

  const instance = createInstance({
    name: 'ncb_shell',
    remotes: [],
    shared: offeredModules(ofWork),
    // With the default, `version-first`, one dead remote would hang the start of all.
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'ncb-integrity',
        fetch: async (address, _init, remote) => {
          const wanted = remote && expected.get(remote.name);
          if (!wanted) throw new Error('a manifest that nobody asked for');
          const manifest = await takeManifest(address, wanted, manifestOf);
          return new Response(manifest, { headers: { 'content-type': 'application/json' } });
        },
        createScript: ({ url, remoteInfo }) => {
          const wanted = remoteInfo && expected.get(remoteInfo.name);
          if (wanted?.isUnchecked) return undefined;
          const integrity = wanted?.files?.[fileName(url)];
          if (!wanted || !integrity) throw new Error(`no manifest pins ${url}`);
          const script = document.createElement('script');
          script.src = addressAt(wanted.attempt, url);
          script.crossOrigin = 'anonymous';
          script.integrity = integrity;
          return { script, timeout: limitAfter(wanted.attempt, CODE_LIMIT) };
        },
      },
    ],
  });

  /** What came of each manifest that was asked for; one that did not come is asked for again. */
  const manifests = new Map<string, Promise<Checked<PinnedManifest>>>();
  const manifestOf: ManifestSource = (address, integrity, attempt) => {
    // The registry names it by its path, Module Federation by the whole address.
    const { href } = new URL(address, document.baseURI);
    const asked = manifests.get(href) ?? fetchManifest(href, integrity, limitAfter(attempt, MANIFEST_LIMIT));
    manifests.set(href, asked);
    void asked.then(({ ok }) => !ok && manifests.delete(href));
    return asked;
  };

  const bring = async ({ manifest, integrity }: RegistryEntry, page: string, priority: 'high' | 'low') => {
    const checked = await manifestOf(manifest, integrity, 0);
    // Nothing of what needs a newer shell will run.
    if (!checked.ok || !runsHere(checked.value)) return;
    const { text, styles } = checked.value;
    const names = pageFiles(text, page, language());
    // The style sheet of a page that is opened is on its way as a style sheet.
    const wanted = priority === 'high' ? names.filter((name) => name !== styles) : names;
    await bringFiles(new URL(manifest, document.baseURI), wanted, priority);
  };

  const noteFailure = (remote: string) => {
    failedBefore.set(remote, (failedBefore.get(remote) ?? 0) + 1);
    forgetFailedLoads(instance.shareScopeMap['default'] ?? {});
  };

  const diagnose = async (entry: RegistryEntry, exposed: string): Promise<LoadFault | null> => {
    const attempt = failedBefore.get(entry.name) ?? 0;
    const checked = await manifestOf(addressAt(attempt, entry.manifest), entry.integrity, attempt);
    if (!checked.ok) return checked.fault;
    const { text, integrity } = checked.value;
    const folder = new URL(entry.manifest, document.baseURI);
    return diagnoseFiles(
      new Map(
        pageFiles(text, exposed, language()).flatMap((name) => {
          const pin = integrity[name];
          return pin ? [[new URL(name, folder).href, pin]] : [];
        }),
      ),
    );
  };

  return {
    diagnose: async (entry, exposed) => (isOverride(entry) ? null : diagnose(entry, exposed)),
    shared: () => sharedPackages(instance.shareScopeMap['default'] ?? {}),
    async loadModule(entry, exposed) {
      const name = containerName(entry.name);
      const failures = failedBefore.get(entry.name) ?? 0;
      const registered = expected.get(name);
      if (registered?.manifest !== entry.manifest || registered.attempt < failures) {
        expected.set(name, {
          manifest: entry.manifest,
          manifestIntegrity: entry.integrity,
          isUnchecked: isOverride(entry),
          attempt: failures,
        });
        // Module Federation remembers a failed request and the browser keeps what came, however wrong, for a year;
        // after a failure the same bytes are asked for under addresses that neither has seen.
        const address = addressAt(failures, entry.manifest);
        // A remote that comes anew must not find the chunks of the version that failed.
        Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
        instance.registerRemotes([{ name, entry: address }], { force: true });
      }
      // After a failure the files are asked for anew, under other addresses.
      if (failures === 0 && !isOverride(entry)) void bring(entry, exposed, 'high');
      try {
        const module = await instance.loadRemote<ExposedModule>(`${name}/${exposed}`);
        const begun = expected.get(name)?.styles;
        const styles = (await begun) ?? null;
        const isStyled = !begun || styles !== null;
        if (module && (module.page ?? module.card) && isStyled) return { ok: true, module, styles };
        if (!isStyled) console.error(`remote ${entry.name}: its style sheet did not come, or is not what was deployed`);
        noteFailure(entry.name);
        return { ok: false, fault: isStyled ? 'code' : 'styles' };
      } catch (error) {
        // The fault goes to the user as a code; the reason in full to whoever looks into the console.
        console.error(`remote ${entry.name}: ${String(error)}`);
        noteFailure(entry.name);
        return { ok: false, fault: expected.get(name)?.fault ?? 'code' };
      }
    },
    bringModule: async (entry, exposed) => (isOverride(entry) ? undefined : bring(entry, exposed, 'low')),
    discard: noteFailure,
  };
}

/** Fetches and checks a manifest, or gives the one that was checked already. */
type ManifestSource = (address: string, integrity: string, attempt: number) => Promise<Checked<PinnedManifest>>;

/**
 * Takes the manifest of a remote, learns from it what is to come, and has the style sheet brought beside the code.
 * @throws if nothing of the remote may run; what was wrong is noted
 */
async function takeManifest(address: string, wanted: Expected, manifestOf: ManifestSource): Promise<string> {
  const checked: Checked<Manifest & { readonly integrity?: Expected['files'] }> = wanted.isUnchecked
    ? { ok: true, value: await fetchUncheckedManifest(address) }
    : await manifestOf(address, wanted.manifestIntegrity, wanted.attempt);
  if (!checked.ok) return refuse(wanted, checked.fault);
  const { text, styles, integrity } = checked.value;
  if (!runsHere(checked.value)) return refuse(wanted, 'newerShell');
  wanted.files = integrity;
  if (wanted.attempt > 0) await freshen(address, Object.keys(integrity ?? {}));
  if (styles !== null) {
    const sheet = new URL(styles, new URL(address, document.baseURI)).href;
    const pin = integrity?.[styles] ?? null;
    wanted.styles = loadStyleSheet({ address: addressAt(wanted.attempt, sheet), integrity: pin });
  }
  return text;
}

/** False for what was built with a newer kernel than this shell has. */
function runsHere({ builtWith }: Manifest): boolean {
  return builtWith === null || hasBuiltWith(builtWith, REMOTE_CONTRACT_VERSION);
}

function refuse(wanted: Expected, fault: LoadFault): never {
  wanted.fault = fault;
  throw new Error(`manifest: ${fault}`);
}

/** After failures an address that neither Module Federation nor the browser's cache has seen. */
function addressAt(attempt: number, address: string): string {
  return attempt > 0 ? `${address}?attempt=${attempt}` : address;
}

/**
 * Has the browser fetch a remote's files anew: a chunk is asked for under its own address, where wrong bytes that came
 * once would be kept for a year.
 */
async function freshen(manifest: string, files: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(RENEWAL_LIMIT);
  const again = files.map((name) =>
    ownFetch(new URL(name, new URL(manifest, document.baseURI)), { cache: 'reload', signal }),
  );
  // Whatever does not come is told by what needs it.
  await Promise.allSettled(again);
}

function fileName(address: string): string {
  return new URL(address, document.baseURI).pathname.split('/').pop() ?? '';
}

/** The global name of a remote's container; the remote's build makes the same (tooling/webpack/remote.mjs). */
function containerName(remote: string): string {
  return `ncb_${remote.replaceAll('-', '_')}`;
}
