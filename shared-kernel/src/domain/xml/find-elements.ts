import type { XmlElement } from './read-xml';

export function findChildren(parent: XmlElement | undefined, name: string): readonly XmlElement[] {
  return parent?.children.filter((child) => child.name === name) ?? [];
}

/** Returns the first element at a path. */
export function findElement(parent: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let found = parent;
  for (const name of path) found = found && findChild(found, name);
  return found;
}

/** Avoids `find` with a callback: a file of payments makes 100,000 calls. */
function findChild({ children }: XmlElement, name: string): XmlElement | undefined {
  for (const child of children) if (child.name === name) return child;
  return undefined;
}

export function readText(parent: XmlElement | undefined, ...path: readonly string[]): string {
  return findElement(parent, ...path)?.text ?? '';
}

/** Returns the root itself, or the first element of the name inside. */
export function unwrap(root: XmlElement, name: string): XmlElement | undefined {
  return root.name === name ? root : findElement(root, name);
}
