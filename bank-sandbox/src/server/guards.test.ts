import { guardPost, hasDuplicates, hasUnstorableText } from './guards';

const OWN = 'http://app.ibank.localhost:8080';
const MARK = { 'x-requested-with': 'ncb' };

test.each([
  ['a program without origin', MARK, null],
  ['our own page', { ...MARK, origin: OWN, 'sec-fetch-site': 'same-origin' }, null],
  ['an old browser that sends the origin only', { ...MARK, origin: OWN }, null],
  ['a foreign page', { ...MARK, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'foreignOrigin'],
  ['a foreign page in an old browser', { ...MARK, origin: 'https://evil.example' }, 'foreignOrigin'],
  [
    'the widget, a sister host',
    { ...MARK, origin: 'http://sign.ibank.localhost:8080', 'sec-fetch-site': 'same-site' },
    'foreignOrigin',
  ],
  ['a sandboxed frame', { ...MARK, origin: 'null' }, 'foreignOrigin'],
  ['a typed address', { ...MARK, 'sec-fetch-site': 'none' }, 'foreignOrigin'],
  ['a form without our header', { origin: OWN, 'sec-fetch-site': 'same-origin' }, 'missingHeader'],
  ['an empty header', { 'x-requested-with': '' }, 'missingHeader'],
])('%s', (_who, headers, verdict) => {
  expect(guardPost({ headers }, OWN)).toBe(verdict);
});

test('a parameter given twice is noticed', () => {
  expect([hasDuplicates({ a: '1' }), hasDuplicates({ a: ['1', '2'] }), hasDuplicates(undefined)]).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  ['a NUL in a text', { name: 'a\0b' }],
  ['half of a surrogate pair deep inside', { rows: [{ name: ['a', '\ud83d'] }] }],
  ['a NUL in the name of a value', { settings: { 'a\0b': 1 } }],
])('%s is noticed before the database fails on it', (_what, request) => {
  expect(hasUnstorableText(request)).toBe(true);
});

test('every real character may be stored', () => {
  expect(hasUnstorableText({ name: 'Їжак 🦔', lines: ['a\nb', null, 5, true] })).toBe(false);
});
