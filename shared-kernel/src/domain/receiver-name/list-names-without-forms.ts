/** One word of each form; `*` stands for any ending. The longest form that fits is removed. */
const FORMS: readonly string[] = [
  // Ukrainian, written out.
  ...['товариств* з обмежен* відповідальн*', 'товариств* з додатков* відповідальн*', 'повн* товариств*'],
  ...['командитн* товариств*', 'акціонерн* товариств*', 'приватн* акціонерн* товариств*'],
  ...['публічн* акціонерн* товариств*', 'відкрит* акціонерн* товариств*', 'закрит* акціонерн* товариств*'],
  ...['приватн* підприємств*', 'мал* приватн* підприємств*', 'мал* підприємств*', 'державн* підприємств*'],
  ...['казенн* підприємств*', 'комунальн* підприємств*', 'комунальн* некомерційн* підприємств*'],
  ...['комунальн* заклад*', 'комунальн* установ*', 'дочірн* підприємств*', 'спільн* підприємств*'],
  ...['іноземн* підприємств*', 'колективн* підприємств*', 'орендн* підприємств*'],
  ...['фермерськ* господарств*', 'селянськ* фермерськ* господарств*', 'виробнич* кооператив*'],
  ...['сільськогосподарськ* виробнич* кооператив*', 'обслуговуюч* кооператив*', 'кредитн* спілк*'],
  ...['сільськогосподарськ* товариств* з обмежен* відповідальн*', 'споживч* товариств*'],
  ...['обєднанн* співвласників багатоквартирн* будинк*', 'громадськ* організаці*', 'громадськ* спілк*'],
  ...['благодійн* організаці*', 'благодійн* фонд*', 'адвокатськ* обєднанн*', 'адвокатськ* бюро'],
  ...['фізичн* особ* підприєм*', 'фізичн* особ*', 'субєкт* підприємницьк* діяльності', 'приватн* підприєм*'],
  ...['самозайнят* особ*', 'приватн* нотаріус*'],
  // Ukrainian, shortened.
  ...['тов', 'тзов', 'тдв', 'тздв', 'ат', 'пат', 'прат', 'ват', 'зат', 'пп', 'мпп', 'мп', 'дп', 'кп', 'кнп', 'кз'],
  ...['ку', 'сп', 'іп', 'фг', 'сфг', 'стов', 'свк', 'пк', 'ок', 'осбб', 'го', 'гс', 'бо', 'бф', 'фоп', 'спд'],
  ...['спдфо', 'фо', 'фо п', 'пн', 'гр', 'тов з обм відп'],
  // Russian.
  ...['обществ* с ограниченн* ответственност*', 'акционерн* обществ*', 'частн* предприяти*'],
  ...['физическ* лиц* предпринимател*', 'ооо', 'оао', 'зао', 'пао', 'ао', 'чп', 'флп'],
  // English and partners' countries.
  ...['limited liability company', 'private enterprise', 'private company', 'joint stock company'],
  ...['private joint stock company', 'public joint stock company', 'individual entrepreneur', 'sole proprietor'],
  ...['state enterprise', 'llc', 'ltd', 'limited', 'inc', 'corp', 'plc', 'jsc', 'pjsc', 'prjsc', 'pe'],
  ...['tov', 'tzov', 'fop', 'pp', 'prat', 'pat', 'gmbh', 'ag', 'sp z o o', 'spolka z o o'],
];

/** General words that names have beside a form or as a part of an abbreviation. */
const GENERAL_WORDS: readonly string[] = [
  'підприємств*',
  'компані*',
  'фірм*',
  'фирм*',
  'company',
  'co',
  'адвокат',
  'нотаріус',
];

const toPatterns = (forms: readonly string[]) => forms.map((form) => form.split(' '));
const FORM_PATTERNS = toPatterns(FORMS);
const ALL_PATTERNS = toPatterns([...FORMS, ...GENERAL_WORDS]);

interface Spelled {
  /** Every spelling of one word of a name. */
  readonly spellings: readonly string[];
}

/** Removes legal forms, without and with general words; a name of nothing else stays whole. */
export function listNamesWithoutForms<Word extends Spelled>(words: readonly Word[]): readonly (readonly Word[])[] {
  return [FORM_PATTERNS, ALL_PATTERNS].map((patterns) => removeWords(words, patterns));
}

type Patterns = readonly (readonly string[])[];

function removeWords<Word extends Spelled>(words: readonly Word[], patterns: Patterns): readonly Word[] {
  const rest: Word[] = [];
  for (let place = 0; place < words.length;) {
    const length = getFormLength(words.slice(place), patterns);
    if (length === 0) rest.push(...words.slice(place, place + 1));
    place += Math.max(length, 1);
  }
  return rest.length > 0 ? rest : words;
}

/** @returns words of the longest form at the beginning, 0 if there is none */
function getFormLength(words: readonly Spelled[], patterns: Patterns): number {
  const fitting = patterns.filter((pattern) => pattern.every((part, place) => fits(part, words[place])));
  return Math.max(0, ...fitting.map(({ length }) => length));
}

function fits(part: string, word: Spelled | undefined): boolean {
  if (!word) return false;
  const stem = part.slice(0, -1);
  return word.spellings.some((spelling) => (part.endsWith('*') ? spelling.startsWith(stem) : spelling === part));
}
