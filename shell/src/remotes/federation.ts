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

export type ExposedModule = Partial<RemotePageModule & RemoteCardModule>;

/** Loader of code; the only file that uses Module Federation. */
export interface Federation {
  /** @param module name under which the remote exposes it: a page's own, or `cards/<name>` */
  loadModule(entry: RegistryEntry, module: string): Promise<CodeOutcome>;
  /** Prefetches the files of a module with low priority. Never rejects, runs nothing. */
  bringModule(entry: RegistryEntry, module: string): Promise<void>;
  /** Returns why files did not arrive; null if they arrive as deployed. */
  diagnose(entry: RegistryEntry, module: string): Promise<LoadFault | null>;
  shared(): readonly SharedPackage[];
  discard(remote: string): void;
}

interface Expected {
  readonly manifest: string;
  readonly manifestIntegrity: string;
  readonly attempt: number;
  /** True for a developer's own server. */
  readonly isUnchecked: boolean;
  files?: Readonly<Record<string, string>>;
  /** Resolves with null if it failed; undefined if the remote has none. */
  styles?: Promise<StyleSheet | null>;
  fault?: LoadFault;
}

export interface FederationOptions {
  readonly ofWork: WorkLibraries | null;
  readonly language: () => Language;
}

export function createFederation({ ofWork, language }: FederationOptions): Federation {
  const expected = new Map<string, Expected>();
  const failedBefore = new Map<string, number>();

  // Remotes are built without a runtime core (`experiments.externalRuntime`).
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

  const manifests = new Map<string, Promise<Checked<PinnedManifest>>>();
  const manifestOf: ManifestSource = (address, integrity, attempt) => {
    // The registry names it by path, Module Federation by URL.
    const { href } = new URL(address, document.baseURI);
    const asked = manifests.get(href) ?? fetchManifest(href, integrity, limitAfter(attempt, MANIFEST_LIMIT));
    manifests.set(href, asked);
    void asked.then(({ ok }) => !ok && manifests.delete(href));
    return asked;
  };

  const bring = async ({ manifest, integrity }: RegistryEntry, page: string, priority: 'high' | 'low') => {
    const checked = await manifestOf(manifest, integrity, 0);
    if (!checked.ok || !runsHere(checked.value)) return;
    const { text, styles } = checked.value;
    const names = pageFiles(text, page, language());
    // Already requested as a style sheet.
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
        // Module Federation remembers failed requests, and browsers cache wrong answers for a year: after a failure
        // addresses change.
        const address = addressAt(failures, entry.manifest);
        // A reloaded remote must not find the failed version's chunks.
        Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
        instance.registerRemotes([{ name, entry: address }], { force: true });
      }
      // After a failure addresses change.
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
        // The user sees a code; the console has the full reason.
        console.error(`remote ${entry.name}: ${String(error)}`);
        noteFailure(entry.name);
        return { ok: false, fault: expected.get(name)?.fault ?? 'code' };
      }
    },
    bringModule: async (entry, exposed) => (isOverride(entry) ? undefined : bring(entry, exposed, 'low')),
    discard: noteFailure,
  };
}

/** Fetches and checks a manifest, or returns the one already checked. */
type ManifestSource = (address: string, integrity: string, attempt: number) => Promise<Checked<PinnedManifest>>;

/**
 * Reads a manifest, stores its expected files and starts loading the style sheet.
 * @throws if nothing of the remote may run; the fault is stored in `expectedRemote`
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

/** False for code built with a newer kernel. */
function runsHere({ builtWith }: Manifest): boolean {
  return builtWith === null || hasBuiltWith(builtWith, REMOTE_CONTRACT_VERSION);
}

function refuse(wanted: Expected, fault: LoadFault): never {
  wanted.fault = fault;
  throw new Error(`manifest: ${fault}`);
}

/** Returns an address that no cache knows after failures. */
function addressAt(attempt: number, address: string): string {
  return attempt > 0 ? `${address}?attempt=${attempt}` : address;
}

/** Refetches files: a chunk has a fixed address, where wrong bytes would be cached for a year. */
async function freshen(manifest: string, files: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(RENEWAL_LIMIT);
  const again = files.map((name) =>
    ownFetch(new URL(name, new URL(manifest, document.baseURI)), { cache: 'reload', signal }),
  );
  // Reported by the code that needs the file.
  await Promise.allSettled(again);
}

function fileName(address: string): string {
  return new URL(address, document.baseURI).pathname.split('/').pop() ?? '';
}

/** Returns the container's global name, as in tooling/webpack/remote.mjs. */
function containerName(remote: string): string {
  return `ncb_${remote.replaceAll('-', '_')}`;
}
