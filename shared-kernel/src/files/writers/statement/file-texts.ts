/** Control characters and line breaks, removed from texts in all our files. */
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** Characters that XML 1.0 forbids: lone surrogates and two noncharacters. */
const NOT_XML = /[\ud800-\udfff\ufffe\uffff]/gu;
const UNUSUAL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufffe\uffff]/;
const MARKS = /[&<>"]/g;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Normalises a text to one trimmed line in normal form C, without characters that files cannot hold. */
export function toPlainText(text: string): string {
  const normal = text.normalize('NFC');
  return (UNUSUAL.test(normal) ? normal.replace(BREAKS, ' ').replace(NOT_XML, '') : normal).trim();
}

export function escapeXml(text: string): string {
  return text.replace(MARKS, (mark) => ESCAPES[mark] ?? '');
}

function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  const isDivided = /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return text.slice(0, isDivided ? length - 1 : length).trimEnd();
}

export type MayEnd = (text: string, end: number) => boolean;

/**
 * Splits a text into pieces, which joined give it again. Each ends by the first rule that holds anywhere in it, as late
 * as possible, else at `length`.
 */
export function splitByRules(text: string, length: number, ...rules: readonly MayEnd[]): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = findPieceEnd(text, at, length, rules);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}

function findPieceEnd(text: string, at: number, length: number, rules: readonly MayEnd[]): number {
  const most = at + length;
  if (most >= text.length) return text.length;
  for (const mayEnd of rules) for (let end = most; end > at + 1; end -= 1) if (mayEnd(text, end)) return end;
  return most;
}

const AT_EDGE = /[ \ud800-\udbff]/;

/** Splits a text so that no piece begins or ends with a space, which readers drop, or splits a surrogate pair. */
export function splitIntoPieces(text: string, length: number): readonly string[] {
  return splitByRules(text, length, (all, end) => !AT_EDGE.test(all.charAt(end - 1)) && all.charAt(end) !== ' ');
}

export function writeLeaf(name: string, text: string, length = Infinity): string {
  const clean = cutTo(toPlainText(text), length);
  return clean && `<${name}>${escapeXml(clean)}</${name}>`;
}

export function writeBranch(name: string, content: string): string {
  return content && `<${name}>${content}</${name}>`;
}

export function joinLines(all: readonly string[]): string {
  return `${all.join('\r\n')}\r\n`;
}
