import * as contract from '../../src/api/contract';
import type { Call } from '../../src/api/contract';

/** Every call that the contract declares. Only for tools: a page that imports this pays for all of them. */
export const ALL_CALLS: readonly Call<unknown, unknown>[] = Object.values<unknown>(contract).filter(isCall);

function isCall(exported: unknown): exported is Call<unknown, unknown> {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'answer' in exported;
}
