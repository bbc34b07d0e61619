/** Frequencies of letters per thousand in Ukrainian. */
const UKRAINIAN =
  'о94 а83 и63 н68 і57 в54 т54 е50 р47 с42 к37 л36 у34 д33 м30 п29 я24 з23 ь18 б17 г16 й14 ч14 х11 ц9 ю9 ж9 ї8 ш7 є5 щ4 ф3 ґ1';
/** Frequencies of letters per thousand in Russian, which many accounting programs write. */
const RUSSIAN =
  'о110 е85 а80 и74 н67 т63 с55 р47 в45 л44 к35 м32 д30 п28 у26 я20 ы19 ь17 г17 з17 б16 ч14 й12 х10 ж9 ш7 ю6 ц5 щ4 э3 ф3 ъ1 ё1';
/** Frequency of letters of other Cyrillic languages, which occur only when bytes are decoded in the wrong code page. */
const FOREIGN = 0.2;

function parseFrequencies(list: string): ReadonlyMap<string, number> {
  return new Map(list.split(' ').map((item) => [item.charAt(0), Number(item.slice(1))]));
}

const inUkrainian = parseFrequencies(UKRAINIAN);
const inRussian = parseFrequencies(RUSSIAN);
const letters = new Set([...inUkrainian.keys(), ...inRussian.keys()]);

const logarithms: ReadonlyMap<string, number> = new Map(
  [...letters].map((letter) => [letter, Math.log(((inUkrainian.get(letter) ?? 0) + (inRussian.get(letter) ?? 0)) / 2)]),
);

export function getLetterScore(letter: string): number {
  return logarithms.get(letter.toLowerCase()) ?? Math.log(FOREIGN);
}
