import { toSearchText } from '../text';

const PURPOSES = new WeakMap<{ readonly purpose: string }, string>();

/** Returns the purpose in search form, computed once per operation. */
export function getPurposeSearchText(operation: { readonly purpose: string }): string {
  const cached = PURPOSES.get(operation);
  if (cached !== undefined) return cached;
  const text = toSearchText(operation.purpose);
  PURPOSES.set(operation, text);
  return text;
}
