type Attributes = Readonly<Record<string, string>>;

/**
 * An element with attributes and children. Texts become text nodes, so nothing that a document says is ever markup.
 * There is no way to give it `style` or a handler: the page's policy refuses inline ones.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
