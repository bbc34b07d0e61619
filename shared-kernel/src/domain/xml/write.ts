import type { XmlElement } from './read';

/** What XML 1.0 cannot hold at all, halves of surrogate pairs too: one such character and nobody can read the text. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };

/** An element with text; '' without a text, so that empty elements never appear. `attribute` is written as it is. */
export function textElement(name: string, text: string, attribute = ''): string {
  const escaped = escapedText(text);
  return escaped && `<${name}${attribute && ` ${attribute}`}>${escaped}</${name}>`;
}

/** An element that was read, written again: names without prefixes, empty elements left out. */
export function elementText({ name, attributes, text, children }: XmlElement): string {
  if (children.length > 0) return element(name, ...children.map(elementText));
  const said = Object.entries(attributes).map(
    ([key, value]) => `${key}="${escapedText(value).replace(/"/g, '&quot;')}"`,
  );
  return textElement(name, text, said.join(' '));
}

function escapedText(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '');
}

/** An element with elements that are already written; '' if all of them are empty. */
export function element(name: string, ...children: readonly string[]): string {
  const content = children.join('');
  return content && `<${name}>${content}</${name}>`;
}
