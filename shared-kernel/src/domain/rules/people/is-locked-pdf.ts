/** Excludes `/EncryptMetadata`. */
const ENCRYPT = /\/Encrypt(?![^\s<>[\]()/%{}])/;

/**
 * True if a PDF needs a password. Only trailers count: a page's text may contain the same characters. Without a
 * trailer, the whole file is searched.
 */
export function isLockedPdf(content: Uint8Array): boolean {
  const words = new TextDecoder('latin1').decode(content);
  const pointers = [...words.matchAll(/startxref\s+(\d{1,10})/g)];
  const trailers = pointers.map(([, place]) => readTrailer(words, Number(place)));
  if (trailers.length === 0 || trailers.some((trailer) => trailer === null)) return ENCRYPT.test(words);
  return trailers.some((trailer) => ENCRYPT.test(trailer ?? ''));
}

/** Returns the dictionary after a cross-reference table, or of a cross-reference stream. */
function readTrailer(words: string, place: number): string | null {
  // `startxref 0`: first part of a linearized file.
  if (place === 0) return '';
  const rest = words.slice(place);
  if (rest.startsWith('xref')) return extractBetween(rest, 'trailer', 'startxref');
  return /^\d+\s+\d+\s+obj/.test(rest) ? extractBetween(rest, 'obj', 'stream') : null;
}

function extractBetween(words: string, begin: string, end: string): string | null {
  const from = words.indexOf(begin);
  const to = words.indexOf(end, from);
  return from < 0 || to < 0 ? null : words.slice(from, to);
}
