import { ownFetch } from '../security/own-network';
import { faultOfFetch, faultOfStatus, integrityOf, type LoadFault } from './integrity';
import { DIAGNOSIS_LIMIT } from './limits';

/**
 * Finds out why the files of a version did not start. A failed script gives its page no reason: a broken line, a missing file
 * and changed bytes raise the same event.
 * @param files addresses with the hashes that pin them, `sha384-…`
 * @returns the first fault found; null if all files arrive with the pinned bytes, so that the code itself is at fault
 */
export async function diagnoseFiles(files: ReadonlyMap<string, string>): Promise<LoadFault | null> {
  const signal = AbortSignal.timeout(DIAGNOSIS_LIMIT);
  const faults = await Promise.all([...files].map(([address, integrity]) => diagnoseFile(address, integrity, signal)));
  return faults.find((fault) => fault !== null) ?? null;
}

async function diagnoseFile(address: string, integrity: string, signal: AbortSignal): Promise<LoadFault | null> {
  try {
    const response = await ownFetch(address, { signal });
    if (!response.ok) return faultOfStatus(response.status);
    return (await integrityOf(await response.arrayBuffer())) === integrity ? null : 'integrity';
  } catch (error) {
    return faultOfFetch(error);
  }
}
