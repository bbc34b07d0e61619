import type { XmlElement } from './read';

/** All children of that name. */
export function childrenOf(parent: XmlElement | undefined, name: string): readonly XmlElement[] {
  return parent?.children.filter((child) => child.name === name) ?? [];
}

/** The first element at the end of a path of names below `parent`. */
export function elementAt(parent: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let found = parent;
  for (const name of path) found = found && childAt(found, name);
  return found;
}

/** A loop, not a search with a function: a file of thousands of payments asks a hundred thousand times. */
function childAt({ children }: XmlElement, name: string): XmlElement | undefined {
  for (const child of children) if (child.name === name) return child;
  return undefined;
}

/** Its text, '' where there is no such element. */
export function textAt(parent: XmlElement | undefined, ...path: readonly string[]): string {
  return elementAt(parent, ...path)?.text ?? '';
}

/** The element of that name: the root itself, or the first one inside an outer element. */
export function unwrap(root: XmlElement, name: string): XmlElement | undefined {
  return root.name === name ? root : elementAt(root, name);
}
