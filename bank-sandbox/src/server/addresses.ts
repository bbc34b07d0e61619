import type { Route } from '../route';
import type { Parameters } from './identify-caller';

export const API_PREFIX = '/ncb/api';

/** Address whose calls differ by one parameter (`pmt_type` …). */
export interface Address {
  readonly url: string;
  readonly first: Route;
  readonly variants: readonly Route[];
  readonly bodyLimit: number | null;
}

/** @throws Error if calls of one address have different access */
export function groupByAddress(routes: readonly Route[]): readonly Address[] {
  const groups = new Map<string, [Route, ...Route[]]>();
  for (const route of routes) {
    const key = `${route.call.method} ${getUrl(route)}`;
    const group = groups.get(key);
    if (!group) groups.set(key, [route]);
    else if (group[0].call.access === route.call.access) group.push(route);
    else throw new Error(`${key} has variants for different callers`);
  }
  return [...groups.values()].map((variants) => {
    const limits = variants.map(({ bodyLimit }) => bodyLimit ?? 0);
    return { url: getUrl(variants[0]), first: variants[0], variants, bodyLimit: Math.max(...limits) || null };
  });
}

/** Returns the first variant if none fits; its codec names the wrong parameter. */
export function selectRoute({ first, variants }: Pick<Address, 'first' | 'variants'>, parameters: Parameters): Route {
  const isSelected = ({ call: { variant } }: Route) =>
    variant !== undefined && variant.values.some((value) => value === parameters[variant.parameter]);
  return variants.find(isSelected) ?? variants.find(({ call }) => !call.variant) ?? first;
}

function getUrl({ call }: Route): string {
  return call.isOutsidePrefix ? call.path : API_PREFIX + call.path;
}

/** True for paths answered by the API's rules. */
export function isApiPath(url: string): boolean {
  return getPath(url).startsWith(`${API_PREFIX}/`);
}

/** True for paths with the operator's token, which monitoring calls by a process's address. */
export function needsWatchToken(url: string): boolean {
  return /^\/(?:metrics|health\/loads)$/.test(getPath(url));
}

/** Drops the query, which may contain secrets. */
export function getPath(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
