import { searchText } from '../text';

const PURPOSES = new WeakMap<{ readonly purpose: string }, string>();

/** The purpose of an operation as it is looked for; written out once, whoever asks. */
export function purposeText(operation: { readonly purpose: string }): string {
  const known = PURPOSES.get(operation);
  if (known !== undefined) return known;
  const text = searchText(operation.purpose);
  PURPOSES.set(operation, text);
  return text;
}
