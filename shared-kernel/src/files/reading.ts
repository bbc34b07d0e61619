import type { FileFault, FileFaultKey } from '../domain';

/** Result of a reader: a value or a fault, as broken files are expected. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: FileFault };

export function read<T>(value: T): Reading<T> {
  return { ok: true, value };
}

export function refuse(key: FileFaultKey, params?: Readonly<Record<string, string>>): Reading<never> {
  return { ok: false, fault: params ? { key, params } : { key } };
}

/**
 * Builds the fault of a file that is too large.
 * @param max limit in bytes
 */
export function refuseTooLarge(max: number): Reading<never> {
  return refuse('tooLargeFile', { max: String(Math.floor(max / 1024 / 1024)) });
}
