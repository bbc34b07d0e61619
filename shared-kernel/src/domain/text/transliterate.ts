/**
 * Official romanisation, plus Russian letters for partners' names. Source: resolution of the Cabinet of Ministers № 55
 * of 27.01.2010, docs/requirements/banking-rules.md#currency-payment-instruction.
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

const FIRST_LETTERS: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

const CYRILLIC_WORD = /[а-яґєії\u0451]+(?:(?<=[а-яґєії])['’ʼ`](?=[а-яґєії])[а-яґєії\u0451]+)*/giu;
const APOSTROPHES = /['’ʼ`]/g;

/** Cache size; purposes of a statement have far fewer words. */
const CACHE_MAX = 20_000;
const cache = new Map<string, string>();

/** Transliterates `Згурський Юрій` as `Zghurskyi Yurii`, `ЩАСТЯ` as `SHCHASTIA`; everything else stays. */
export function transliterate(text: string): string {
  return text.replace(CYRILLIC_WORD, transliterateWord);
}

/** Caches words: letter by letter, 10,000 operations take a second. */
function transliterateWord(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  if (cache.size >= CACHE_MAX) cache.clear();
  const latin = toLatinWord(word.replace(APOSTROPHES, ''));
  cache.set(word, latin);
  return latin;
}

function toLatinWord(word: string): string {
  const isAllCapitals = word.length > 1 && word === word.toUpperCase();
  const letters = [...word].map((letter, index) => {
    const small = letter.toLowerCase();
    const latin = toLatinLetter(small, index === 0, word[index - 1]?.toLowerCase());
    if (letter === small) return latin;
    return isAllCapitals ? latin.toUpperCase() : latin.slice(0, 1).toUpperCase() + latin.slice(1);
  });
  return letters.join('');
}

function toLatinLetter(letter: string, isFirst: boolean, previous: string | undefined): string {
  // `zh` would read as `ж`.
  if (letter === 'г' && previous === 'з') return 'gh';
  return (isFirst ? FIRST_LETTERS[letter] : undefined) ?? LETTERS[letter] ?? letter;
}
