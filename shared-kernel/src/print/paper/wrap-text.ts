/**
 * Wraps a text at spaces, and inside words wider than a line, so that no name or account is clipped. No-break spaces do
 * not break.
 * @param widthOf of a word or one character, in the unit of `width`
 */
export function wrapText(text: string, width: number, widthOf: (part: string) => number): readonly string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const needed = widthOf(word);
    if (line !== '' && used + space + needed <= width) {
      line += ` ${word}`;
      used += space + needed;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = needed <= width ? [word] : splitWord(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = widthOf(line);
  }
  return line === '' ? lines : [...lines, line];
}

/** Splits a word into pieces of at least one character, otherwise a column without width would never end. */
function splitWord(word: string, width: number, widthOf: (sign: string) => number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const sign of word) {
    const needed = widthOf(sign);
    if (piece !== '' && used + needed > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += sign;
    used += needed;
  }
  return [...pieces, piece];
}
