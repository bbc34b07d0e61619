import { SaxesParser } from 'saxes';
import { XML_DEPTH_MAX, XML_LENGTH_MAX } from './limits';

/** Parsed element; names have no prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

export type XmlRefusal = 'tooLong' | 'tooDeep' | 'doctype' | 'broken';

export type XmlReading =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly reason: XmlRefusal };

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  /** Most elements hold only text. */
  children: XmlElement[] | null;
}

const NO_CHILDREN: readonly XmlElement[] = [];
const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

/**
 * Reads tolerantly: any prefix, declaration, comments. Refuses a DOCTYPE: its entities could expand without limit.
 * Never throws. Source: docs/requirements/banking-rules.md#structured-purpose.
 * @param lengthMax characters; a whole file may be longer than a part of a document
 */
export function readXml(xml: string, lengthMax = XML_LENGTH_MAX): XmlReading {
  if (xml.length > lengthMax) return { ok: false, reason: 'tooLong' };
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: OpenElement[] = [];
  const roots: XmlElement[] = [];
  const refusals: XmlRefusal[] = [];
  parser.on('error', () => refusals.push('broken'));
  parser.on('doctype', () => refusals.push('doctype'));
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === XML_DEPTH_MAX) refusals.push('tooDeep');
    const isBare = Object.keys(attributes).length === 0;
    open.push({
      name: getLocalName(name),
      attributes: isBare ? NO_ATTRIBUTES : attributes,
      text: '',
      children: null,
    });
  });
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const { name, attributes, text, children } = closed;
    const parent = open.at(-1);
    const siblings = parent ? (parent.children ??= []) : roots;
    siblings.push({ name, attributes, text: text.trim(), children: children ?? NO_CHILDREN });
  });
  // Leading white space before the declaration is an error.
  parser.write(xml.trim()).close();
  const [[reason], [root]] = [refusals, roots];
  if (reason) return { ok: false, reason };
  return root ? { ok: true, root } : { ok: false, reason: 'broken' };
}

/** Senders choose prefixes freely; fragments lack the declaration. */
function getLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
