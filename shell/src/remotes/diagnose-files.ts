import { nativeFetch } from '../security/native-network';
import { toFetchFault, toStatusFault, hashIntegrity, type LoadFault } from './fetch-manifest';
import { DIAGNOSIS_LIMIT } from './limits';

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
