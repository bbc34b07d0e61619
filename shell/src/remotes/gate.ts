import { satisfy } from '@module-federation/runtime';
import type { RegistryEntry } from './registry';

export type GateVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: 'disabled' | 'contract' };

/**
 * Whether the shell gives all that a remote may use: what it was built with is not newer. Patches add nothing.
 * Source: design/federation, rule 15
 */
export function hasBuiltWith(builtWith: string, contractVersion: string): boolean {
  return satisfy(contractVersion, `>=${builtWith.replace(/\.\d+$/, '.0')}`);
}

/**
 * Whether a remote's code may be loaded at all; asked before any of it is. Fails closed: a range that is none refuses.
 * Source: design/federation, rule 2
 */
export function passGate(entry: RegistryEntry, contractVersion: string): GateVerdict {
  if (!entry.enabled) return { ok: false, reason: 'disabled' };
  return satisfy(contractVersion, entry.contract) ? { ok: true } : { ok: false, reason: 'contract' };
}
