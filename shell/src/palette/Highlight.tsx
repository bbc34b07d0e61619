export interface HighlightProps {
  text: string;
  words: readonly string[];
}

/** Text in which the typed words are marked. */
export function Highlight({ text, words }: HighlightProps) {
  if (words.length === 0) return text;
  const pattern = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
