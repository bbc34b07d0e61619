import { searchText } from '../text';

const PURPOSES = new WeakMap<{ readonly purpose: string }, string>();

/** Returns the purpose in search form, computed once per operation. */
export function purposeText(operation: { readonly purpose: string }): string {
  const known = PURPOSES.get(operation);
  if (known !== undefined) return known;
  const text = searchText(operation.purpose);
  PURPOSES.set(operation, text);
  return text;
}
