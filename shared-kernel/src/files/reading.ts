import type { FileFault, FileFaultKey } from '../domain';

/** What a reader gives: a value, or why there is none. Files of other programs are expected to be broken. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: FileFault };

export function read<T>(value: T): Reading<T> {
  return { ok: true, value };
}

export function refused(key: FileFaultKey, params?: Readonly<Record<string, string>>): Reading<never> {
  return { ok: false, fault: params ? { key, params } : { key } };
}

/** @param max bytes that would have been read */
export function tooLarge(max: number): Reading<never> {
  return refused('tooLargeFile', { max: String(Math.floor(max / 1024 / 1024)) });
}
