/** A name, whole: `/EncryptMetadata` is another. */
const ENCRYPT = /\/Encrypt(?![^\s<>[\]()/%{}])/;

/**
 * Whether only who knows a password can open a PDF. Its trailer says so: the same characters in a page's text or in a note
 * mean nothing. What has no trailer that can be found is judged by all of it.
 */
export function isLockedPdf(content: Uint8Array): boolean {
  const words = new TextDecoder('latin1').decode(content);
  const pointers = [...words.matchAll(/startxref\s+(\d{1,10})/g)];
  const trailers = pointers.map(([, place]) => trailerAt(words, Number(place)));
  if (trailers.length === 0 || trailers.some((trailer) => trailer === null)) return ENCRYPT.test(words);
  return trailers.some((trailer) => ENCRYPT.test(trailer ?? ''));
}

/** The dictionary behind a table of references, or that of a stream of references; null where neither stands. */
function trailerAt(words: string, place: number): string | null {
  // A linearized file points to nothing in its first part.
  if (place === 0) return '';
  const rest = words.slice(place);
  if (rest.startsWith('xref')) return between(rest, 'trailer', 'startxref');
  return /^\d+\s+\d+\s+obj/.test(rest) ? between(rest, 'obj', 'stream') : null;
}

function between(words: string, begin: string, end: string): string | null {
  const from = words.indexOf(begin);
  const to = words.indexOf(end, from);
  return from < 0 || to < 0 ? null : words.slice(from, to);
}
