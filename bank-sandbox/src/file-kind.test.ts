import { isAcceptedFile } from './file-kind';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

test.each([
  ['invoice.pdf', '255044462d312e37'],
  ['Скан.PNG', '89504e470d0a1a0a00'],
  ['photo.jpeg', 'ffd8ffe000104a464946'],
  ['scan.tif', '4d4d002a00'],
  ['act.docx', '504b030414000600'],
  ['act.xls', 'd0cf11e0a1b11ae100'],
  ['note.txt', Buffer.from('Прохання\r\n\tнадати довідку').toString('hex')],
])('%s is taken: its content is what its name says', (name, hex) => {
  expect(isAcceptedFile(name, bytes(hex))).toBe(true);
});

test.each([
  ['a program that is called a document', 'invoice.pdf', '4d5a9000'],
  ['a program under its own name', 'setup.exe', '4d5a9000'],
  ['a page with scripts', 'page.html', Buffer.from('<script>').toString('hex')],
  ['bytes that are called a text', 'note.txt', '00ff'],
  ['a name without an extension', 'invoice', '25504446'],
  ['a name with a path', '../invoice.pdf', '25504446'],
  ['a beginning that is cut off', 'scan.png', '8950'],
])('%s is not taken', (_what, name, hex) => {
  expect(isAcceptedFile(name, bytes(hex))).toBe(false);
});
