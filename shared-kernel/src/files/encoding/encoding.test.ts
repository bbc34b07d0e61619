import fc from 'fast-check';
import {
  createCodePageWriter,
  decodeBytes,
  decodeText,
  detectEncoding,
  encodePieces,
  encodeText,
  buildPreviews,
  restoreUkrainianI,
} from '.';
import type { CodePage } from './text-encoding';

const CODE_PAGES = ['windows-1251', 'cp866', 'cp1125'] as const satisfies readonly CodePage[];
const WORDS =
  'оплата за товар згідно рахунку договору послуги обладнання без ПДВ Калинова Брама Світанок Постач товариство з обмеженою відповідальністю єдиний податок їжа ґанок перерахування коштів за липень оренда приміщення надання транспортних послуг акт виконаних робіт'.split(
    ' ',
  );

const written = (text: string, codePage: CodePage) => {
  const writer = createCodePageWriter(codePage);
  return writer.bytes(writer.substitute(text));
};

describe('a code page', () => {
  it.each([
    ['windows-1251', [0xb3, 0xbf, 0xba, 0xb4], 'іїєґ'],
    ['cp1125', [0xf7, 0xf9, 0xf5, 0xf3], 'іїєґ'],
    ['cp866', [0xf5, 0xf3, 0xfc], 'їє№'],
  ] as const)('%s has its Ukrainian letters in its own places', (codePage, bytes, text) => {
    expect(decodeBytes(Uint8Array.from(bytes), codePage)).toBe(text);
    expect([...written(text, codePage)]).toEqual(bytes);
  });

  it.each(CODE_PAGES)('%s reads what it has written, byte for byte', (codePage) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = decodeBytes(bytes, codePage);
        // windows-1251 has one unassigned byte, 98; it decodes to a control character.
        expect([...written(text.normalize('NFC'), codePage)]).toEqual([...bytes]);
      }),
    );
  });

  it('tells what it could not hold, and writes look-alikes where there are any', () => {
    const writer = createCodePageWriter('cp866');
    expect(writer.substitute('«Ґанок» і ʼкіно’ – 5 ₴ №1 中')).toBe('"Ганок" i \'кiно\' - 5 грн №1 ?');
    expect([...writer.replaced].sort()).toEqual(['«', '»', 'Ґ', 'і', 'ʼ', '’', '–', '₴'].sort());
    expect([...writer.lost]).toEqual(['中']);
  });

  it('holds a letter that is composed of two characters as the one that it is', () => {
    expect(createCodePageWriter('windows-1251').substitute('и\u0306')).toBe('й');
  });
});

describe('a text of code page 866', () => {
  it('gets its Ukrainian letters back', () => {
    expect(decodeText(written('Оплата згідно рах. «Світанок» Іван і Марія', 'cp866'), 'cp866')).toBe(
      'Оплата згідно рах. "Світанок" Іван і Марія',
    );
  });

  it.each([
    ['Visa International', 'Visa International'],
    ['iPhone для офісу', 'iPhone для офісу'],
    ['Wi-Fi роутер', 'Wi-Fi роутер'],
    ['Стаття i', 'Стаття i'],
    ['Компанiя', 'Компанія'],
    ["зв'язку з iншим", "зв'язку з іншим"],
  ])('keeps the Latin letters of Latin words: %s', (text, restored) => {
    expect(restoreUkrainianI(text)).toBe(restored);
  });
});

describe('the encoding of a text', () => {
  it.each([
    ['windows-1251', 'Оплата за товар'],
    ['cp866', 'Оплата за товар'],
    ['cp1125', 'Оплата згідно договору'],
    ['windows-1251', 'ТОВ «КАЛИНОВА БРАМА»'],
    ['cp866', 'ТОВ "КАЛИНОВА БРАМА"'],
    ['cp866', 'так'],
    ['windows-1251', 'oper_n;name_c\r\n17;Ні'],
    ['windows-1251', 'Плательщик=ПрАТ «Тестовий Хліб»'],
    ['cp866', '╔═══════╗\r\n║ Дебет ║\r\n╚═══════╝\r\nИтого оборотов за день'],
  ] as const)('is found to be %s: %s', (codePage, text) => {
    expect(detectEncoding(written(text, codePage))).toBe(codePage);
  });

  it.each([
    ...['Оплата', 'ТОВ «Світанок» – № 5 ₴', 'Müller & Söhne, рахунок у гривні', 'Ні'],
    ...['Invoice 7 → 100 € 🙂', 'Оплата ✅ за товар ★', 'Kyiv ⇒ Lviv ❤️'],
  ])('is UTF-8: %s', (text) => {
    expect(detectEncoding(new TextEncoder().encode(text))).toBe('utf-8');
  });

  it('is told by the mark at its beginning', () => {
    expect(detectEncoding(Uint8Array.of(0xff, 0xfe, 0x41, 0x00))).toBe('utf-16le');
    expect(detectEncoding(Uint8Array.of(0xfe, 0xff, 0x00, 0x41))).toBe('utf-16be');
    expect(detectEncoding(encodeText('A', 'utf-8').bytes)).toBe('utf-8');
  });

  it('does not matter where all is ASCII', () => {
    expect(detectEncoding(new TextEncoder().encode('oper_n;sum_cur\r\n1;2.00'))).toBe('utf-8');
  });

  it('is found in the one row that has Cyrillic letters, however late it comes', () => {
    const latin = '1;UA263052990000026006999000301;GMBH;100.00\r\n'.repeat(5_000);
    expect(detectEncoding(written(`${latin}2;Оплата послуг;1`, 'windows-1251'))).toBe('windows-1251');
  });

  it('is right for ten words or more, whichever they are', () => {
    const texts = fc.array(fc.constantFrom(...WORDS), { minLength: 10, maxLength: 30 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(texts, fc.constantFrom(...CODE_PAGES), (text, codePage) => {
        // Without і and ї both DOS code pages have the same bytes.
        const isTold = codePage !== 'cp1125' || /[іїІЇ].*[іїІЇ]/.test(text);
        if (isTold) expect(detectEncoding(written(text, codePage))).toBe(codePage);
        expect(detectEncoding(new TextEncoder().encode(text))).toBe('utf-8');
      }),
      { numRuns: 300 },
    );
  });

  it('is right for 98 single words of 100', () => {
    const long = [...new Set(WORDS)].filter((word) => word.length > 2);
    const detected = long.filter((word) => detectEncoding(written(word, 'windows-1251')) === 'windows-1251');
    expect(detected.length / long.length).toBeGreaterThanOrEqual(0.98);
  });

  it('is found for any bytes, and they can be read in every encoding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const encoding = detectEncoding(bytes);
        expect(typeof decodeText(bytes, encoding)).toBe('string');
      }),
    );
  });
});

describe('a text in pieces', () => {
  const pieces = Array.from({ length: 3_000 }, (_, place) => `${place}: «Ґанок» ${'\u{1f600}'} № ${place % 7}\r\n`);

  it.each(['windows-1251', 'cp866'] as const)(
    'has the bytes, look-alikes and losses in %s that it has as one',
    (page) => {
      expect(encodePieces(pieces, page)).toEqual(encodeText(pieces.join(''), page));
    },
  );

  it('has no mark in UTF-8, and is whole however long it is', () => {
    const { bytes, replaced, lost } = encodePieces(pieces, 'utf-8');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(pieces.join(''));
    expect([replaced.size, lost.size]).toEqual([0, 0]);
  });

  it('is empty without any', () => expect(encodePieces([], 'windows-1251').bytes).toHaveLength(0));
});

describe('the preview', () => {
  it('shows the first lines in each encoding, so that a person sees which one is readable', () => {
    const previews = buildPreviews(written('Оплата\r\nТовар\n1\n2\n3\n4', 'cp866'), 'cp866');
    expect(previews['cp866']).toEqual(['Оплата', 'Товар', '1', '2', '3']);
    expect(previews['windows-1251']?.[0]).not.toBe('Оплата');
    expect(Object.keys(previews)).toEqual(['windows-1251', 'utf-8', 'cp866', 'cp1125', 'koi8-u']);
  });

  it('offers UTF-16 only where the file says that it is', () => {
    expect(Object.keys(buildPreviews(Uint8Array.of(0xff, 0xfe), 'utf-16le'))).toContain('utf-16le');
  });
});
