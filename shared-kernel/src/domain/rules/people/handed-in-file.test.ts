import { fileFault, HANDED_IN_ENDINGS, isAcceptedFile } from './handed-in-file';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const text = (words: string) => new TextEncoder().encode(words);
const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const PACKAGE = bytes('504b030414000600');
const LOCKED_PACKAGE = bytes('504b030414000100');

test.each([
  ['invoice.pdf', bytes('255044462d312e37')],
  ['Скан.PNG', bytes('89504e470d0a1a0a00')],
  ['photo.jpeg', bytes('ffd8ffe000104a464946')],
  ['scan.tif', bytes('4d4d002a00')],
  ['act.docx', join(PACKAGE, text('word/document.xml'))],
  ['act.xls', bytes('d0cf11e0a1b11ae100')],
  ['note.txt', text('Прохання\r\n\tнадати довідку')],
  ['quoted.txt', text('the words vbaProject.bin and /Encrypt')],
])('%s is taken: its content is what its name says', (name, content) => {
  expect(fileFault(name, content)).toBeNull();
  expect(isAcceptedFile(name, content)).toBe(true);
});

test.each([
  ['a program that is called a document', 'invoice.pdf', bytes('4d5a9000'), 'kind'],
  ['a program under its own name', 'setup.exe', bytes('4d5a9000'), 'kind'],
  ['a page with scripts', 'page.html', text('<script>'), 'kind'],
  ['bytes that are called a text', 'note.txt', bytes('00ff'), 'kind'],
  ['a name without an ending', 'invoice', bytes('25504446'), 'kind'],
  ['a name with a path', '../invoice.pdf', bytes('25504446'), 'kind'],
  ['a name that is read backwards', 'inv\u202Efdp.pdf', bytes('25504446'), 'kind'],
  ['a beginning that is cut off', 'scan.png', bytes('8950'), 'kind'],
  ['a table with macros under an innocent name', 'act.xlsx', join(PACKAGE, text('xl/vbaProject.bin')), 'macros'],
  ['an open document with macros', 'act.ods', join(PACKAGE, text('Basic/Standard/Module1.xml')), 'macros'],
  ['a package with a password', 'act.docx', LOCKED_PACKAGE, 'locked'],
  ['a paper with a password', 'act.pdf', text('%PDF-1.7 trailer << /Encrypt 5 0 R >>'), 'locked'],
])('%s is not taken', (_what, name, content, fault) => {
  expect(fileFault(name, content)).toBe(fault);
  expect(isAcceptedFile(name, content)).toBe(false);
});

test('a file dialog offers what is taken', () => {
  expect(HANDED_IN_ENDINGS.split(',')).toEqual(expect.arrayContaining(['.pdf', '.jpeg', '.xlsx', '.csv']));
  expect(HANDED_IN_ENDINGS).not.toContain('exe');
});
