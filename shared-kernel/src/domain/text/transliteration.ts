/**
 * The cabinet's table for writing Ukrainian names in Latin letters, and the Russian letters that it lacks (names of
 * partners come with them). Source: resolution № 55 of 27.01.2010; reference/banking 3.3
 */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  ё: 'e',
  ъ: '',
  ы: 'y',
  э: 'e',
};

/** Letters that are written otherwise at the beginning of a word. */
const FIRST_LETTERS: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/** An apostrophe between two letters belongs to the word. */
const CYRILLIC_WORD = /[а-яґєії\u0451]+(?:(?<=[а-яґєії])['’ʼ`](?=[а-яґєії])[а-яґєії\u0451]+)*/giu;
const APOSTROPHES = /['’ʼ`]/g;

/** So many words are remembered, then all are forgotten: a statement's purposes are made of far fewer. */
const KNOWN_WORDS_MAX = 20_000;
const known = new Map<string, string>();

/**
 * Cyrillic words in Latin letters: `Згурський Юрій` is `Zghurskyi Yurii`, `ЩАСТЯ` is `SHCHASTIA`; everything else stays
 * as it is.
 */
export function transliterate(text: string): string {
  return text.replace(CYRILLIC_WORD, knownWord);
}

/** The same words come again and again: letter by letter a statement of ten thousand operations would take a second. */
function knownWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_WORDS_MAX) known.clear();
  const latin = latinWord(word.replace(APOSTROPHES, ''));
  known.set(word, latin);
  return latin;
}

function latinWord(word: string): string {
  const isAllCapitals = word.length > 1 && word === word.toUpperCase();
  const letters = [...word].map((letter, index) => {
    const small = letter.toLowerCase();
    const latin = latinLetter(small, index === 0, word[index - 1]?.toLowerCase());
    if (letter === small) return latin;
    return isAllCapitals ? latin.toUpperCase() : latin.slice(0, 1).toUpperCase() + latin.slice(1);
  });
  return letters.join('');
}

function latinLetter(letter: string, isFirst: boolean, previous: string | undefined): string {
  // Without the exception `зг` would read as `ж`: zh.
  if (letter === 'г' && previous === 'з') return 'gh';
  return (isFirst ? FIRST_LETTERS[letter] : undefined) ?? LETTERS[letter] ?? letter;
}
