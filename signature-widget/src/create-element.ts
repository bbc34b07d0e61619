type Attributes = Readonly<Record<string, string>>;

/**
 * Creates an element with attributes and children. Strings become text nodes, so document content is never markup.
 * `style` and handlers are impossible: the page's policy refuses inline ones.
 */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}
