import characters from '../fonts/characters.json';
import { readPdf } from '../testing';
import { openPrintout, type ShownText } from './open-printout';

const LINES = characters
  .flatMap(([first = 0, last = -1]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCharCode(code))
  .join('')
  .match(/[^]{1,30}/g) as readonly string[];

test.each(['normal', 'bold'] as const)('every character of the %s font is found again in a list', (weight) => {
  const paper = openPrintout({ orientation: 'portrait', title: 'Characters', language: 'uk' });
  const texts: readonly ShownText[] = LINES.map((text, index) => ({ text, left: 10, top: 10 + 5 * index }));
  // The first text of a font is written by the library.
  paper.writeShown([{ text: 'a', left: 10, top: 5 }], { size: 8, weight });
  paper.writeShown(texts, { size: 8, weight });

  const [page = []] = readPdf(paper.file().bytes);

  expect(page.slice(1)).toEqual(LINES.map((line) => line.trimEnd()));
});
