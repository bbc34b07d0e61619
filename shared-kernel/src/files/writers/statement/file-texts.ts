/** Controls and line breaks, which no file of ours has inside a text. */
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** What XML 1.0 cannot hold: halves of surrogate pairs and two numbers that are no characters. */
const NOT_XML = /[\ud800-\udfff\ufffe\uffff]/gu;
const UNUSUAL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufffe\uffff]/;
const MARKS = /[&<>"]/g;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in one line and in normal form C, without what files cannot hold and without spaces at its ends. */
export function plainText(text: string): string {
  const normal = text.normalize('NFC');
  return (UNUSUAL.test(normal) ? normal.replace(BREAKS, ' ').replace(NOT_XML, '') : normal).trim();
}

/** Marks of XML written so that they are text, in attributes as well. */
export function escaped(text: string): string {
  return text.replace(MARKS, (mark) => ESCAPES[mark] ?? '');
}

/** The beginning of a text; a character of two halves is never divided. */
export function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  const isDivided = /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return text.slice(0, isDivided ? length - 1 : length).trimEnd();
}

/** Tells whether a piece of a text may end before the character at `end`. */
export type MayEnd = (text: string, end: number) => boolean;

/**
 * Divides a text into pieces, which make it again when they are put together. A piece is as long as the first rule lets it
 * be that holds anywhere in it, and has `length` characters if none does.
 */
export function divided(text: string, length: number, ...rules: readonly MayEnd[]): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = endOfPiece(text, at, length, rules);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}

function endOfPiece(text: string, at: number, length: number, rules: readonly MayEnd[]): number {
  const most = at + length;
  if (most >= text.length) return text.length;
  for (const mayEnd of rules) for (let end = most; end > at + 1; end -= 1) if (mayEnd(text, end)) return end;
  return most;
}

const AT_EDGE = /[ \ud800-\udbff]/;

/**
 * Divides a text so that no piece begins or ends with a space, which readers drop, and no character of two halves is
 * divided.
 */
export function piecesOf(text: string, length: number): readonly string[] {
  return divided(text, length, (all, end) => !AT_EDGE.test(all.charAt(end - 1)) && all.charAt(end) !== ' ');
}

/** An element with a text that may be missing: then there is no element. */
export function leaf(name: string, text: string, length = Infinity): string {
  const clean = cutTo(plainText(text), length);
  return clean && `<${name}>${escaped(clean)}</${name}>`;
}

/** An element around written ones; none around nothing. */
export function branch(name: string, content: string): string {
  return content && `<${name}>${content}</${name}>`;
}

/** Lines, each with its end. */
export function lines(all: readonly string[]): string {
  return `${all.join('\r\n')}\r\n`;
}
