import { inflateStart, readZipEntries, type ZipEntry } from '../../zip';
import { isLockedPdf } from './is-locked-pdf';

type Content = Uint8Array;

interface Kind {
  readonly endings: readonly string[];
  readonly matchesContent: (content: Content) => boolean;
}

const PACKAGE = '504b0304';
const BEGIN_BYTES = 8;
const OLD_OFFICE = 'd0cf11e0a1b11ae1';

/** Bank staff read these: documents, scans, plain texts. */
const KINDS: readonly Kind[] = [
  { endings: ['pdf'], matchesContent: createStartTest('25504446') },
  { endings: ['png'], matchesContent: createStartTest('89504e470d0a1a0a') },
  { endings: ['jpg', 'jpeg'], matchesContent: createStartTest('ffd8ff') },
  { endings: ['tif', 'tiff'], matchesContent: createStartTest('49492a00', '4d4d002a') },
  { endings: ['docx', 'xlsx', 'odt', 'ods'], matchesContent: createStartTest(PACKAGE) },
  { endings: ['doc', 'xls'], matchesContent: createStartTest(OLD_OFFICE) },
  { endings: ['txt', 'csv'], matchesContent: isPlainText },
];

export const UPLOAD_EXTENSIONS = KINDS.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(',');

/** Reason of refusal: content and name differ, macros, or a password. */
export type FileFault = 'kind' | 'macros' | 'locked';

/** No path, no invisible characters: a direction mark shows `fdp.exe` as `exe.pdf`. */
const NAME = /^[^\\/:*?"<>|\p{C}]+\.([A-Za-z]{3,4})$/u;

export function findFileFault(name: string, content: Content): FileFault | null {
  const ending = NAME.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = KINDS.find(({ endings }) => endings.includes(ending));
  if (!kind?.matchesContent(content)) return 'kind';
  if (ending === 'pdf') return isLockedPdf(content) ? 'locked' : null;
  if (createStartTest(OLD_OFFICE)(content)) return findOldOfficeFault(content);
  return createStartTest(PACKAGE)(content) ? findPackageFault(ending, content) : null;
}

/** True if content and name agree: a program cannot come in as `invoice.pdf`. */
export function isAcceptedFile(name: string, content: Content): boolean {
  return findFileFault(name, content) === null;
}

/** Macros can hide from any check; the bank's clerk gets a warning. */
export function isOldOffice(content: Content): boolean {
  return createStartTest(OLD_OFFICE)(content);
}

function findPackageFault(ending: string, content: Content): FileFault | null {
  const entries = readZipEntries(content);
  if (!entries) return 'kind';
  if (entries.some(({ isLocked }) => isLocked)) return 'locked';
  if (entries.some(isMacro) || entries.some(hasRemoteTemplate)) return 'macros';
  const isOffice = entries.some(({ name }) => PARTS[ending]?.test(name));
  return isOffice && !entries.some(isProgram) ? null : 'kind';
}

/** Any other package is a renamed archive. */
const PARTS: Readonly<Record<string, RegExp>> = {
  docx: /^word\//,
  xlsx: /^xl\//,
  odt: /^content\.xml$/,
  ods: /^content\.xml$/,
};

const PROGRAM_ENDINGS = /\.(?:exe|dll|com|scr|msi|jar|jse?|vbs|vbe|wsf|hta|bat|cmd|ps1|lnk)$/i;

function isProgram(entry: ZipEntry): boolean {
  const begin = readBeginning(entry);
  return PROGRAM_ENDINGS.test(entry.name) || begin === null || createStartTest('4d5a', '7f454c46')(begin);
}

const TEMPLATE_REFERENCE = /^word\/_rels\/settings\.xml\.rels$/i;
const REFERENCES_MAX = 16 * 1024;

/** True for a remote template: Word loads it with its macros. A local path is harmless. */
function hasRemoteTemplate(entry: ZipEntry): boolean {
  if (!TEMPLATE_REFERENCE.test(entry.name)) return false;
  const begin = readBeginning(entry, REFERENCES_MAX);
  const references = new TextDecoder().decode(begin ?? new Uint8Array());
  return /attachedTemplate/.test(references) && /Target\s*=\s*["'](?:https?:|file:\/*\\\\|\\\\|ftp:)/i.test(references);
}

/** True for parts in the old Office format, under any name, and OpenDocument's macro folders. */
function isMacro(entry: ZipEntry): boolean {
  if (/vbaProject|^(Basic|Scripts)\/./i.test(entry.name)) return true;
  const begin = readBeginning(entry);
  // Unknown compression counts as unsafe.
  return begin === null || isOldOffice(begin);
}

function readBeginning({ packing, packed }: ZipEntry, length = BEGIN_BYTES): Uint8Array | null {
  if (packing === 'unknown' || !packed) return null;
  return packing === 'stored' ? packed.subarray(0, length) : inflateStart(packed, length);
}

/** Searches the directory, which is not compressed and names its parts in UTF-16. */
function findOldOfficeFault(content: Content): FileFault | null {
  const words = new TextDecoder('latin1').decode(content);
  if (words.includes(toWideText('_VBA_PROJECT'))) return 'macros';
  return words.includes(toWideText('EncryptedPackage')) || words.includes(toWideText('EncryptionInfo'))
    ? 'locked'
    : null;
}

function toWideText(name: string): string {
  return [...name].map((letter) => `${letter}\0`).join('');
}

function createStartTest(...beginnings: readonly string[]): (content: Content) => boolean {
  return (content) => {
    const begin = Array.from(content.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return beginnings.some((bytes) => begin.startsWith(bytes));
  };
}

/** True if only tabs and line ends are below the space, in any supported encoding. */
function isPlainText(content: Content): boolean {
  return content.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
