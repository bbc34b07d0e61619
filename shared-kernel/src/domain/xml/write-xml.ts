import type { XmlElement } from './read-xml';

/** XML 1.0 cannot hold these, lone surrogates included. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };

/** Writes '' for an empty text. `attribute` is not escaped. */
export function textElement(name: string, text: string, attribute = ''): string {
  const escaped = escapeText(text);
  return escaped && `<${name}${attribute && ` ${attribute}`}>${escaped}</${name}>`;
}

/** Writes a parsed element without prefixes and empty elements. */
export function writeElement({ name, attributes, text, children }: XmlElement): string {
  if (children.length > 0) return element(name, ...children.map(writeElement));
  const attributeText = Object.entries(attributes).map(
    ([key, value]) => `${key}="${escapeText(value).replace(/"/g, '&quot;')}"`,
  );
  return textElement(name, text, attributeText.join(' '));
}

function escapeText(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '');
}

/** Writes '' if all children are empty. */
export function element(name: string, ...children: readonly string[]): string {
  const content = children.join('');
  return content && `<${name}>${content}</${name}>`;
}
