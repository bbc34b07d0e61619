import * as contract from '../../src/api/contract';
import type { Call } from '../../src/api/contract';

type AnyCall = Call<unknown, unknown>;

/** Calls of the contract by their export names. For tools only: a page that imports this loads all of them. */
export const CALLS_BY_NAME: ReadonlyMap<string, AnyCall> = new Map(
  Object.entries<unknown>(contract).filter((entry): entry is [string, AnyCall] => isCall(entry[1])),
);

export const ALL_CALLS: readonly AnyCall[] = [...CALLS_BY_NAME.values()];

function isCall(exported: unknown): exported is AnyCall {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'answer' in exported;
}
