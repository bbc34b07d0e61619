import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import {
  REMOTE_CONTRACT_VERSION,
  type RemoteCardModule,
  type RemotePageModule,
} from '@ncb/shared-kernel/remote-contract';
import {
  CODE_LIMIT,
  diagnoseFiles,
  fetchManifest,
  fetchUncheckedManifest,
  isOverride,
  limitAfter,
  listPageFiles,
  MANIFEST_LIMIT,
  prefetchFiles,
  RENEWAL_LIMIT,
  type Checked,
  type LoadFault,
  type Manifest,
  type PinnedManifest,
  type RegistryEntry,
} from '../registry';
import { whenStaying } from '../leaving';
import { nativeFetch } from '../security';
import { buildOffer, type WorkLibraries } from './build-offer';
import { forgetFailedLoads, listSharedPackages, type SharedPackage } from './list-shared-packages';
import { loadStyleSheet, type StyleSheet } from './page-styles';
import { isKernelSupported } from './pass-gate';

export type CodeOutcome =
  | { readonly ok: true; readonly module: ExposedModule; readonly styles: StyleSheet | null }
  | { readonly ok: false; readonly fault: LoadFault | 'code' };

type ExposedModule = Partial<RemotePageModule & RemoteCardModule>;

/** Loader of code; the only file that uses Module Federation. */
export interface Federation {
  /** @param module name under which the remote exposes it: a page's own, or `cards/<name>` */
  loadModule(entry: RegistryEntry, module: string): Promise<CodeOutcome>;
  /** Prefetches the files of a module with low priority. Never rejects, runs nothing. */
  prefetchModule(entry: RegistryEntry, module: string): Promise<void>;
  /** Returns why files did not arrive; null if they arrive as deployed. */
  diagnose(entry: RegistryEntry, module: string): Promise<LoadFault | null>;
  shared(): readonly SharedPackage[];
  discard(remote: string): void;
}

interface ExpectedRemote {
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

interface FederationOptions {
  readonly workLibraries: WorkLibraries | null;
  readonly language: () => Language;
}

export function createFederation({ workLibraries, language }: FederationOptions): Federation {
  const expected = new Map<string, ExpectedRemote>();
  const failures = new Map<string, number>();
  const getFailures = (remote: string) => failures.get(remote) ?? 0;
  const getManifest = createManifestSource();

  // Remotes are built without a runtime core (`experiments.externalRuntime`).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

  const instance = createInstance({
    name: 'ncb_shell',
    remotes: [],
    shared: buildOffer(workLibraries),
    // With the default, `version-first`, one dead remote would hang the start of all.
    shareStrategy: 'loaded-first',
    plugins: [createIntegrityPlugin(expected, getManifest)],
  });
  const getShareScope = () => instance.shareScopeMap['default'] ?? {};

  /** Registers a version; after a failure once more, under an address that no cache knows. */
  const register = (entry: RegistryEntry) => {
    const name = getContainerName(entry.name);
    const attempt = getFailures(entry.name);
    const registered = expected.get(name);
    if (registered?.manifest === entry.manifest && registered.attempt >= attempt) return name;
    const { manifest, integrity: manifestIntegrity } = entry;
    expected.set(name, { manifest, manifestIntegrity, attempt, isUnchecked: isOverride(entry) });
    // A reloaded remote must not find the failed version's chunks.
    Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
    instance.registerRemotes([{ name, entry: toFreshAddress(attempt, manifest) }], { force: true });
    return name;
  };

  const prefetch = async ({ manifest, integrity }: RegistryEntry, exposed: string, priority: 'high' | 'low') => {
    const checked = await getManifest(manifest, integrity, 0);
    if (!checked.ok || !canRunHere(checked.value)) return;
    const { text, styles } = checked.value;
    const names = listPageFiles(text, exposed, language());
    // Already requested as a style sheet.
    const missing = priority === 'high' ? names.filter((name) => name !== styles) : names;
    await prefetchFiles(new URL(manifest, document.baseURI), missing, priority);
  };

  const noteFailure = (remote: string) => {
    failures.set(remote, getFailures(remote) + 1);
    forgetFailedLoads(getShareScope());
  };

  return {
    async loadModule(entry, exposed) {
      const name = register(entry);
      if (getFailures(entry.name) === 0 && !isOverride(entry)) void prefetch(entry, exposed, 'high');
      try {
        const module = await instance.loadRemote<ExposedModule>(`${name}/${exposed}`);
        const pendingStyles = expected.get(name)?.styles;
        const styles = (await pendingStyles) ?? null;
        const isStyled = !pendingStyles || styles !== null;
        if (module && (module.page ?? module.card) && isStyled) return { ok: true, module, styles };
        await whenStaying();
        if (!isStyled) console.error(`remote ${entry.name}: its style sheet did not come, or is not what was deployed`);
        noteFailure(entry.name);
        return { ok: false, fault: isStyled ? 'code' : 'styles' };
      } catch (error) {
        await whenStaying();
        // The user sees a code; the console has the full reason.
        console.error(`remote ${entry.name}: ${String(error)}`);
        noteFailure(entry.name);
        return { ok: false, fault: expected.get(name)?.fault ?? 'code' };
      }
    },
    prefetchModule: async (entry, exposed) => (isOverride(entry) ? undefined : prefetch(entry, exposed, 'low')),
    async diagnose(entry, exposed) {
      if (isOverride(entry)) return null;
      const attempt = getFailures(entry.name);
      const checked = await getManifest(toFreshAddress(attempt, entry.manifest), entry.integrity, attempt);
      return checked.ok ? diagnoseFiles(pinFiles(checked.value, entry.manifest, exposed, language())) : checked.fault;
    },
    shared: () => listSharedPackages(getShareScope()),
    discard: noteFailure,
  };
}

/** Lets Module Federation fetch manifests and scripts only as deployed. */
function createIntegrityPlugin(
  expected: ReadonlyMap<string, ExpectedRemote>,
  getManifest: ManifestSource,
): ModuleFederationRuntimePlugin {
  return {
    name: 'ncb-integrity',
    fetch: async (address, _init, remote) => {
      const expectedRemote = remote && expected.get(remote.name);
      if (!expectedRemote) throw new Error('manifest of an unregistered remote');
      const manifest = await takeManifest(address, expectedRemote, getManifest);
      return new Response(manifest, { headers: { 'content-type': 'application/json' } });
    },
    createScript: ({ url, remoteInfo }) => {
      const expectedRemote = remoteInfo && expected.get(remoteInfo.name);
      if (expectedRemote?.isUnchecked) return undefined;
      const integrity = expectedRemote?.files?.[getFileName(url)];
      if (!expectedRemote || !integrity) throw new Error(`no manifest pins ${url}`);
      const script = document.createElement('script');
      script.src = toFreshAddress(expectedRemote.attempt, url);
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: limitAfter(expectedRemote.attempt, CODE_LIMIT) };
    },
  };
}

/** Fetches and checks a manifest, or returns the one already checked. */
type ManifestSource = (address: string, integrity: string, attempt: number) => Promise<Checked<PinnedManifest>>;

function createManifestSource(): ManifestSource {
  const manifests = new Map<string, Promise<Checked<PinnedManifest>>>();
  return (address, integrity, attempt) => {
    // The registry names it by path, Module Federation by URL.
    const { href } = new URL(address, document.baseURI);
    const pending = manifests.get(href) ?? fetchManifest(href, integrity, limitAfter(attempt, MANIFEST_LIMIT));
    manifests.set(href, pending);
    void pending.then(({ ok }) => !ok && manifests.delete(href));
    return pending;
  };
}

/** Returns the hashes of a module's files by address. */
function pinFiles({ text, integrity }: PinnedManifest, manifest: string, exposed: string, language: Language) {
  const folder = new URL(manifest, document.baseURI);
  return new Map(
    listPageFiles(text, exposed, language).flatMap((name) => {
      const pin = integrity[name];
      return pin ? [[new URL(name, folder).href, pin]] : [];
    }),
  );
}

/**
 * Reads a manifest, stores its expected files and starts loading the style sheet.
 * @throws if nothing of the remote may run; the fault is stored in `expectedRemote`
 */
async function takeManifest(
  address: string,
  expectedRemote: ExpectedRemote,
  getManifest: ManifestSource,
): Promise<string> {
  const checked: Checked<Manifest & { readonly integrity?: ExpectedRemote['files'] }> = expectedRemote.isUnchecked
    ? { ok: true, value: await fetchUncheckedManifest(address) }
    : await getManifest(address, expectedRemote.manifestIntegrity, expectedRemote.attempt);
  if (!checked.ok) return refuse(expectedRemote, checked.fault);
  const { text, styles, integrity } = checked.value;
  if (!canRunHere(checked.value)) return refuse(expectedRemote, 'newerShell');
  expectedRemote.files = integrity;
  if (expectedRemote.attempt > 0) await refetchFiles(address, Object.keys(integrity ?? {}));
  if (styles !== null) {
    const sheet = new URL(styles, new URL(address, document.baseURI)).href;
    const pin = integrity?.[styles] ?? null;
    expectedRemote.styles = loadStyleSheet({ address: toFreshAddress(expectedRemote.attempt, sheet), integrity: pin });
  }
  return text;
}

/** False for code built with a newer kernel. */
function canRunHere({ builtWith }: Manifest): boolean {
  return builtWith === null || isKernelSupported(builtWith, REMOTE_CONTRACT_VERSION);
}

function refuse(expectedRemote: ExpectedRemote, fault: LoadFault): never {
  expectedRemote.fault = fault;
  throw new Error(`manifest: ${fault}`);
}

/**
 * Returns an address that no cache knows after failures: Module Federation remembers failed requests, and browsers cache
 * wrong answers for a year.
 */
function toFreshAddress(attempt: number, address: string): string {
  return attempt > 0 ? `${address}?attempt=${attempt}` : address;
}

/** Refetches files: a chunk has a fixed address, where wrong bytes would be cached for a year. */
async function refetchFiles(manifest: string, files: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(RENEWAL_LIMIT);
  const again = files.map((name) =>
    nativeFetch(new URL(name, new URL(manifest, document.baseURI)), { cache: 'reload', signal }),
  );
  // Reported by the code that needs the file.
  await Promise.allSettled(again);
}

function getFileName(address: string): string {
  return new URL(address, document.baseURI).pathname.split('/').pop() ?? '';
}

/** Returns the container's global name, as in tooling/webpack/remote-config.mjs. */
function getContainerName(remote: string): string {
  return `ncb_${remote.replaceAll('-', '_')}`;
}
