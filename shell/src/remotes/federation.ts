import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { RemotePageModule } from '@ncb/shared-kernel/remote-contract';
import { fetchManifest, type LoadFault } from './integrity';
import { CODE_LIMIT, MANIFEST_LIMIT, RENEWAL_LIMIT } from './limits';
import { offeredModules } from './offer';
import { isOverride } from './overrides';
import type { RegistryEntry } from './registry';
import { sharedPackages, type SharedPackage } from './shared-packages';

export type CodeOutcome =
  { readonly ok: true; readonly module: RemotePageModule } | { readonly ok: false; readonly fault: LoadFault | 'code' };

/** Loads the code of a page; this file alone knows Module Federation. */
export interface Federation {
  loadPage(entry: RegistryEntry, page: string): Promise<CodeOutcome>;
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
  scripts?: Readonly<Record<string, string>>;
  fault?: LoadFault;
}

export function createFederation(): Federation {
  const expected = new Map<string, Expected>();
  const failedBefore = new Map<string, number>();

  // Remotes are built without a runtime core of their own and take this one (`experiments.externalRuntime`).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

  const instance = createInstance({
    name: 'ncb_shell',
    remotes: [],
    shared: offeredModules(),
    // With the default, `version-first`, one dead remote would hang the start of all.
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'ncb-integrity',
        fetch: async (address, _init, remote) => {
          const wanted = remote && expected.get(remote.name);
          if (!wanted) throw new Error('a manifest that nobody asked for');
          if (wanted.isUnchecked) return globalThis.fetch(address);
          const manifest = await fetchManifest(address, wanted.manifestIntegrity, MANIFEST_LIMIT);
          if (!manifest.ok) {
            wanted.fault = manifest.fault;
            throw new Error(`manifest: ${manifest.fault}`);
          }
          wanted.scripts = manifest.value.integrity;
          if (wanted.attempt > 0) await freshen(address, Object.keys(wanted.scripts));
          return new Response(manifest.value.text, { headers: { 'content-type': 'application/json' } });
        },
        createScript: ({ url, remoteInfo }) => {
          const wanted = remoteInfo && expected.get(remoteInfo.name);
          if (wanted?.isUnchecked) return undefined;
          const integrity = wanted?.scripts?.[fileName(url)];
          if (!wanted || !integrity) throw new Error(`no manifest pins ${url}`);
          const script = document.createElement('script');
          script.src = wanted.attempt > 0 ? `${url}?attempt=${wanted.attempt}` : url;
          script.crossOrigin = 'anonymous';
          script.integrity = integrity;
          return { script, timeout: CODE_LIMIT };
        },
      },
    ],
  });

  const noteFailure = (remote: string) => failedBefore.set(remote, (failedBefore.get(remote) ?? 0) + 1);

  return {
    shared: () => sharedPackages(instance.shareScopeMap['default'] ?? {}),
    async loadPage(entry, page) {
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
        const address = failures > 0 ? `${entry.manifest}?attempt=${failures}` : entry.manifest;
        // A remote that comes anew must not find the chunks of the version that failed.
        Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
        instance.registerRemotes([{ name, entry: address }], { force: true });
      }
      try {
        const module = await instance.loadRemote<RemotePageModule>(`${name}/${page}`);
        if (module?.page) return { ok: true, module };
        noteFailure(entry.name);
        return { ok: false, fault: 'code' };
      } catch (error) {
        // The fault goes to the user as a code; the reason in full to whoever looks into the console.
        console.error(`remote ${entry.name}: ${String(error)}`);
        noteFailure(entry.name);
        return { ok: false, fault: expected.get(name)?.fault ?? 'code' };
      }
    },
    discard: noteFailure,
  };
}

/**
 * Has the browser fetch a remote's scripts anew: a chunk is asked for under its own address, where wrong bytes that came
 * once would be kept for a year.
 */
async function freshen(manifest: string, scripts: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(RENEWAL_LIMIT);
  const again = scripts.map((name) =>
    fetch(new URL(name, new URL(manifest, document.baseURI)), { cache: 'reload', signal }),
  );
  // Whatever does not come is told by the script that needs it.
  await Promise.allSettled(again);
}

function fileName(address: string): string {
  return new URL(address, document.baseURI).pathname.split('/').pop() ?? '';
}

/** The global name of a remote's container; the remote's build makes the same (tooling/webpack/remote.mjs). */
function containerName(remote: string): string {
  return `ncb_${remote.replaceAll('-', '_')}`;
}
