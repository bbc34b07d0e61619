import type { Interference } from '../containment/interference';
import { passGate, type GateVerdict } from './gate';
import type { PageFault } from './loader';
import { offers } from './parts';
import type { RegistryEntry } from './registry';

/** One attempt to load a page or a card, as it ended. */
export interface PageLoad {
  /** The part's name. */
  readonly page: string;
  /** How long it took, milliseconds. */
  readonly ms: number;
  readonly fault: PageFault | null;
  /** Remote that threw outside of rendering, in a handler or a promise; its page goes on. */
  readonly thrownBy?: string;
  /** How the remote reached beyond its page; absent for a plain error. */
  readonly interference?: Interference;
}

export type RemoteState = 'pending' | 'loaded' | 'failed' | 'disabled';

/** How a remote stands in this tab. */
export interface RemoteReport {
  readonly name: string;
  readonly version: string;
  /** Range of remote-contract versions that it can live with. */
  readonly contract: string;
  readonly state: RemoteState;
  /** Why it failed or is disabled. */
  readonly reason: PageFault | null;
  /** The page to try again; null where trying again helps nobody. */
  readonly failedPage: string | null;
  /** The last load that succeeded. */
  readonly loadMs: number | null;
  /** Codes of the failures in this tab, each once and the latest first, although they may be over. */
  readonly errorCodes: readonly string[];
}

/** The code that a user reads out on the phone. */
export function faultCode(fault: PageFault | Interference | 'handler', remote: string | null): string {
  return `REMOTE-${fault}${remote ? `-${remote}` : ''}`;
}

const LINE_FAULTS: readonly PageFault[] = ['registry', 'network', 'timeout'];

/**
 * True for a fault of the line. It is no failure of the version: a few users with bad lines would otherwise withdraw it for
 * all.
 */
export function isLineFault(fault: PageFault): boolean {
  return LINE_FAULTS.includes(fault);
}

/** @param loads of all pages, in the order in which they ended */
export function remoteReport(entry: RegistryEntry, loads: readonly PageLoad[], contractVersion: string): RemoteReport {
  const own = loads.filter(({ page }) => offers(entry, page));
  const last = own.at(-1);
  const codes = loads.flatMap(({ page, fault, thrownBy, interference }) => {
    if (thrownBy === entry.name) return faultCode(interference ?? 'handler', entry.name);
    return fault && offers(entry, page) ? faultCode(fault, entry.name) : [];
  });
  const fault = last?.fault ?? null;
  const gate = passGate(entry, contractVersion);
  return {
    name: entry.name,
    version: entry.version,
    contract: entry.contract,
    state: stateOf(gate, last),
    reason: gate.ok ? fault : gate.reason,
    failedPage: gate.ok && fault !== null ? (last?.page ?? null) : null,
    loadMs: own.findLast((load) => load.fault === null)?.ms ?? null,
    errorCodes: [...new Set(codes.reverse())],
  };
}

function stateOf(gate: GateVerdict, last: PageLoad | undefined): RemoteState {
  if (!gate.ok) return 'disabled';
  if (!last) return 'pending';
  return last.fault === null ? 'loaded' : 'failed';
}
