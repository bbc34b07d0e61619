import { toFields } from '../browser';
import { nativeDigest, nativeFetch } from '../security';
import { CODE_LIMIT, DIAGNOSIS_LIMIT } from './limits';

/** Reason why code did not run. `missing`: the server answers that the file does not exist. */
export type LoadFault = 'network' | 'missing' | 'timeout' | 'format' | 'integrity' | 'newerShell' | 'styles';

/** Returns the hash in the form of the `integrity` attribute: `sha384-…`. */
export async function hashIntegrity(bytes: BufferSource): Promise<string> {
  const hash = await nativeDigest('SHA-384', bytes);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/** Maps an HTTP status to a fault: a busy server says nothing about the version. */
export function toStatusFault(status: number): LoadFault {
  const isBusy = status >= 500 || status === 408 || status === 429;
  return isBusy ? 'network' : 'missing';
}

/**
 * Distinguishes a slow connection from a broken one.
 * @param error as thrown by `fetch`
 */
export function toFetchFault(error: unknown): LoadFault {
  return toFields(error)['name'] === 'TimeoutError' ? 'timeout' : 'network';
}

const requested = new Set<string>();

/**
 * Fetches files into the browser's cache once, without running them. Ignores failures.
 * @param folder address that the names belong to
 * @param priority `low`: everything else goes first
 */
export async function prefetchFiles(folder: URL, names: readonly string[], priority: 'high' | 'low'): Promise<void> {
  const missing = names.map((name) => new URL(name, folder).href).filter((address) => !requested.has(address));
  for (const address of missing) requested.add(address);
  await Promise.allSettled(
    missing.map(async (address) => {
      const response = await nativeFetch(address, { priority, signal: AbortSignal.timeout(CODE_LIMIT) });
      // Browsers cache only responses read to the end.
      await response.arrayBuffer();
    }),
  );
}

/**
 * Finds out why files did not start: a failed script gives no reason.
 * @param files addresses with their pinned hashes, `sha384-…`
 * @returns the first fault found; null if all files arrive with the pinned bytes
 */
export async function diagnoseFiles(files: ReadonlyMap<string, string>): Promise<LoadFault | null> {
  const signal = AbortSignal.timeout(DIAGNOSIS_LIMIT);
  const faults = await Promise.all([...files].map(([address, integrity]) => diagnoseFile(address, integrity, signal)));
  return faults.find((fault) => fault !== null) ?? null;
}

async function diagnoseFile(address: string, integrity: string, signal: AbortSignal): Promise<LoadFault | null> {
  try {
    const response = await nativeFetch(address, { signal });
    if (!response.ok) return toStatusFault(response.status);
    return (await hashIntegrity(await response.arrayBuffer())) === integrity ? null : 'integrity';
  } catch (error) {
    return toFetchFault(error);
  }
}
