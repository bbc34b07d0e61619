export interface TextLine {
  readonly line: number;
  readonly text: string;
}

export function splitLines(text: string): readonly TextLine[] {
  return text.split(/\r\n|[\r\n]/).map((content, index) => ({ line: index + 1, text: content }));
}

/** Splits at the first equals sign; a line without one is a key with an empty value. */
export function splitPair(line: string): readonly [key: string, value: string] {
  const at = line.indexOf('=');
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1)];
}
