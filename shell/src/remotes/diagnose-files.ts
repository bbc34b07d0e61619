import { ownFetch } from '../security/own-network';
import { faultOfFetch, faultOfStatus, integrityOf, type LoadFault } from './integrity';
import { DIAGNOSIS_LIMIT } from './limits';

/**
 * Finds out why files of a version did not start. A script that fails tells its page nothing: a line that is down, a file
 * that is missing and bytes that are not the pinned ones are one and the same event.
 * @param files addresses with the hashes that pin them, `sha384-…`
 * @returns the first fault found; null where all files come as they were pinned, so that the code itself is at fault
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
