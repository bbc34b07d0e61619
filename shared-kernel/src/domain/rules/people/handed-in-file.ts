type Content = Uint8Array;

interface Kind {
  readonly endings: readonly string[];
  readonly begins: (content: Content) => boolean;
}

/** What a customer may hand in: letters and papers are read by people, so documents, scans and plain texts. */
const KINDS: readonly Kind[] = [
  { endings: ['pdf'], begins: startsWith('25504446') },
  { endings: ['png'], begins: startsWith('89504e470d0a1a0a') },
  { endings: ['jpg', 'jpeg'], begins: startsWith('ffd8ff') },
  { endings: ['tif', 'tiff'], begins: startsWith('49492a00', '4d4d002a') },
  { endings: ['docx', 'xlsx', 'odt', 'ods'], begins: startsWith('504b0304') },
  { endings: ['doc', 'xls'], begins: startsWith('d0cf11e0a1b11ae1') },
  { endings: ['txt', 'csv'], begins: isPlainText },
];

/** The endings that are taken, as a file dialog wants them: `.pdf,.png`. */
export const HANDED_IN_ENDINGS = KINDS.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(',');

/**
 * Why a file is not taken: its content is not what its name says, it carries macros, or only who knows a password could
 * open it.
 */
export type FileFault = 'kind' | 'macros' | 'locked';

/**
 * No separators and no drive: a name that somebody saves under is a name only. No characters that are not seen either:
 * one that turns the direction shows `fdp.exe` as `exe.pdf`.
 */
const NAME = /^[^\\/:*?"<>|\p{C}]+\.([A-Za-z]{3,4})$/u;

/** What is wrong with a file by its name and its content; null for one that is taken. */
export function fileFault(name: string, content: Content): FileFault | null {
  const ending = NAME.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = KINDS.find(({ endings }) => endings.includes(ending));
  if (!kind?.begins(content)) return 'kind';
  if (ending === 'pdf') return holds(content, '/Encrypt') ? 'locked' : null;
  if (!startsWith('504b0304')(content)) return null;
  // The names of a package's parts are never compressed.
  if (holds(content, 'vbaProject.bin') || holds(content, 'Basic/Standard/')) return 'macros';
  return isLockedPackage(content) ? 'locked' : null;
}

/**
 * True for a file of a kind that the bank takes and whose content is of the kind that its name says: a program does not
 * come in as `invoice.pdf`.
 */
export function isAcceptedFile(name: string, content: Content): boolean {
  return fileFault(name, content) === null;
}

/** The first bit of a part's flags says that the part is encrypted. */
function isLockedPackage(content: Content): boolean {
  return ((content[6] ?? 0) & 1) === 1;
}

function holds(content: Content, words: string): boolean {
  return new TextDecoder('latin1').decode(content).includes(words);
}

function startsWith(...beginnings: readonly string[]): (content: Content) => boolean {
  return (content) => {
    const begin = Array.from(content.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return beginnings.some((bytes) => begin.startsWith(bytes));
  };
}

/** In any encoding of ours: bytes below the space are tabs and line ends only. */
function isPlainText(content: Content): boolean {
  return content.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
