import { deflateRawSync } from 'node:zlib';
import { buildStoredZip } from '../../zip';
import { findFileFault, UPLOAD_EXTENSIONS, isAcceptedFile } from './find-file-fault';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const text = (words: string) => new TextEncoder().encode(words);
const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const OLD = bytes('d0cf11e0a1b11ae1');
const wide = (words: string) => text([...words].map((letter) => `${letter}\0`).join(''));
function buildPackage(parts: Readonly<Record<string, Uint8Array>>, flags = 0): Uint8Array {
  const packed = Object.entries(parts).map(([name, content]) => ({
    name,
    checksum: 0,
    content: new Uint8Array(deflateRawSync(content)),
  }));
  const zip = buildStoredZip(packed);
  const view = new DataView(zip.buffer);
  for (let at = 0; at + 4 <= zip.length; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    view.setUint16(at + 8, flags, true);
    view.setUint16(at + 10, 8, true);
  }
  return zip;
}
const DOCUMENT = { 'word/document.xml': text('<w:document>'.repeat(400)) };
const withTemplate = (address: string) => {
  const reference = `Type="http://x/attachedTemplate" Target="${address}" TargetMode="External"`;
  const settings = text(`<Relationships><Relationship ${reference}/></Relationships>`);
  return buildPackage({ ...DOCUMENT, 'word/_rels/settings.xml.rels': settings });
};
const zipUncompressed = (name: string, content: Uint8Array) => buildStoredZip([{ name, checksum: 0, content }]);

function pdf(trailer: string, page = ''): Uint8Array {
  const body = `%PDF-1.7\n1 0 obj << /Length 20 >>\nstream\n${page}\nendstream\nendobj\n`;
  return text(
    `${body}xref\n0 1\n0000000000 65535 f\ntrailer << /Size 1 ${trailer} >>\nstartxref\n${body.length}\n%%EOF`,
  );
}
function streamedPdf(trailer: string): Uint8Array {
  const body = '%PDF-1.7\n';
  const references = `7 0 obj << /Type /XRef ${trailer} >>\nstream\nx\nendstream\nendobj\n`;
  return text(`${body}${references}startxref\n${body.length}\n%%EOF`);
}

test.each([
  ['invoice.pdf', bytes('255044462d312e37')],
  ['Скан.PNG', bytes('89504e470d0a1a0a00')],
  ['photo.jpeg', bytes('ffd8ffe000104a464946')],
  ['scan.tif', bytes('4d4d002a00')],
  ['act.docx', buildPackage(DOCUMENT)],
  ['empty.docx', buildPackage({ ...DOCUMENT, 'word/empty.xml': text('') })],
  ['ours.docx', withTemplate('file:///C:\\Templates\\act.dotx')],
  ['unpacked.odt', zipUncompressed('content.xml', text('<office>'))],
  ['quoted.pdf', pdf('', '(the word /Encrypt in a text)')],
  ['references.pdf', streamedPdf('/EncryptMetadata true')],
  ['act.xls', bytes('d0cf11e0a1b11ae100')],
  ['note.txt', text('Прохання\r\n\tнадати довідку')],
  ['quoted.txt', text('the words vbaProject.bin and /Encrypt')],
])('%s is taken: its content is what its name says', (name, content) => {
  expect(findFileFault(name, content)).toBeNull();
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
  ['a package without a directory', 'act.docx', bytes('504b030414000600'), 'kind'],
  ['an archive that is called a document', 'act.docx', buildPackage({ 'readme.xml': text('<x>') }), 'kind'],
  ['a document with a program', 'act.docx', buildPackage({ ...DOCUMENT, 'word/a.xml': bytes('4d5a9000') }), 'kind'],
  ['a document with a script', 'act.docx', buildPackage({ ...DOCUMENT, 'open.vbs': text('x') }), 'kind'],
  ['a document with a template of the network', 'act.docx', withTemplate('http://bank.example/a.dotm'), 'macros'],
  ['a document with a template of a server', 'act.docx', withTemplate('\\\\server\\a.dotm'), 'macros'],
  ['a table with macros under an innocent name', 'act.xlsx', buildPackage({ 'xl/vbaProject.bin': OLD }), 'macros'],
  ['a table whose macros have another name', 'act.xlsx', buildPackage({ 'xl/theme2.xml': join(OLD, OLD) }), 'macros'],
  ['a table whose macros are not packed', 'act.xlsx', zipUncompressed('xl/theme2.xml', OLD), 'macros'],
  ['an open document with macros', 'act.ods', buildPackage({ 'Basic/Mine/Module1.xml': text('<x>') }), 'macros'],
  ['an old table with macros', 'act.xls', join(OLD, wide('_VBA_PROJECT')), 'macros'],
  ['an old document with macros', 'act.doc', join(OLD, wide('_VBA_PROJECT')), 'macros'],
  ['a package with a password', 'act.docx', buildPackage(DOCUMENT, 1), 'locked'],
  ['a new table with a password', 'act.xls', join(OLD, wide('EncryptedPackage')), 'locked'],
  ['a paper with a password, by its trailer', 'act.pdf', pdf('/Encrypt 5 0 R'), 'locked'],
  ['a paper with a password, by its stream of references', 'act.pdf', streamedPdf('/Encrypt 5 0 R'), 'locked'],
  ['a paper with a password', 'act.pdf', text('%PDF-1.7 trailer << /Encrypt 5 0 R >>'), 'locked'],
])('%s is not taken', (_what, name, content, fault) => {
  expect(findFileFault(name, content)).toBe(fault);
  expect(isAcceptedFile(name, content)).toBe(false);
});

test('a file dialog offers what is taken', () => {
  expect(UPLOAD_EXTENSIONS.split(',')).toEqual(expect.arrayContaining(['.pdf', '.jpeg', '.xlsx', '.csv']));
  expect(UPLOAD_EXTENSIONS).not.toContain('exe');
});
