import { satisfy } from '@module-federation/runtime';
import type { RegistryEntry } from '../registry';

export type GateVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: 'disabled' | 'contract' };

/** True if the kernel a remote was built with is not newer. Patch versions add nothing. */
export function isKernelSupported(builtWith: string, contractVersion: string): boolean {
  return satisfy(contractVersion, `>=${builtWith.replace(/\.\d+$/, '.0')}`);
}

/** Decides whether a remote's code may be loaded. Fails closed. */
export function passGate(entry: RegistryEntry, contractVersion: string): GateVerdict {
  if (!entry.enabled) return { ok: false, reason: 'disabled' };
  return satisfy(contractVersion, entry.contract) ? { ok: true } : { ok: false, reason: 'contract' };
}
