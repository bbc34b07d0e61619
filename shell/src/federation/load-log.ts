import type { Interference } from '../containment';
import { hasPart, type LoadFault, type RegistryEntry } from '../registry';
import { passGate, type GateVerdict } from './pass-gate';

/** Reasons why a page is not shown; each has a text and a code for support. */
export type PageFault =
  | 'registry'
  | 'notDeployed'
  | 'disabled'
  | 'contract'
  | LoadFault
  | 'code'
  | 'texts'
  | 'timeout'
  | 'render'
  | 'blocked';

export interface PageLoad {
  readonly page: string;
  /** Duration, ms. */
  readonly ms: number;
  readonly fault: PageFault | null;
  /** Remote that threw outside rendering; its page goes on. */
  readonly thrownBy?: string;
  readonly interference?: Interference;
}

export type RemoteState = 'pending' | 'loaded' | 'failed' | 'disabled';

export interface RemoteReport {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly state: RemoteState;
  readonly reason: PageFault | null;
  /** Null if a retry cannot help. */
  readonly failedPage: string | null;
  /** Duration of the last successful load, ms. */
  readonly loadMs: number | null;
  /** Codes of all failures in this tab, latest first. */
  readonly errorCodes: readonly string[];
}

/** Builds the error code for support. */
export function formatFaultCode(fault: PageFault | Interference | 'handler', remote: string | null): string {
  return `REMOTE-${fault}${remote ? `-${remote}` : ''}`;
}

const LINE_FAULTS: readonly PageFault[] = ['registry', 'network', 'timeout'];

/** True for a network fault, not counted against the version: a few bad connections would withdraw it for all. */
export function isLineFault(fault: PageFault): boolean {
  return LINE_FAULTS.includes(fault);
}

/**
 * Builds the report of a remote.
 * @param loads of all pages, in the order in which they ended
 */
export function buildRemoteReport(
  entry: RegistryEntry,
  loads: readonly PageLoad[],
  contractVersion: string,
): RemoteReport {
  const own = loads.filter(({ page }) => hasPart(entry, page));
  const last = own.at(-1);
  const codes = loads.flatMap(({ page, fault, thrownBy, interference }) => {
    if (thrownBy === entry.name) return formatFaultCode(interference ?? 'handler', entry.name);
    return fault && hasPart(entry, page) ? formatFaultCode(fault, entry.name) : [];
  });
  const fault = last?.fault ?? null;
  const gate = passGate(entry, contractVersion);
  return {
    name: entry.name,
    version: entry.version,
    contract: entry.contract,
    state: getState(gate, last),
    reason: gate.ok ? fault : gate.reason,
    failedPage: gate.ok && fault !== null ? (last?.page ?? null) : null,
    loadMs: own.findLast((load) => load.fault === null)?.ms ?? null,
    errorCodes: [...new Set(codes.reverse())],
  };
}

function getState(gate: GateVerdict, last: PageLoad | undefined): RemoteState {
  if (!gate.ok) return 'disabled';
  if (!last) return 'pending';
  return last.fault === null ? 'loaded' : 'failed';
}
