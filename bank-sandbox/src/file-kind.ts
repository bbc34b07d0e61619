/** What a customer may hand in: letters and papers are read by people, so documents, scans and plain texts. */
const KINDS: readonly { readonly extensions: readonly string[]; readonly begins: (content: Uint8Array) => boolean }[] =
  [
    { extensions: ['pdf'], begins: startsWith('25504446') },
    { extensions: ['png'], begins: startsWith('89504e470d0a1a0a') },
    { extensions: ['jpg', 'jpeg'], begins: startsWith('ffd8ff') },
    { extensions: ['tif', 'tiff'], begins: startsWith('49492a00', '4d4d002a') },
    { extensions: ['docx', 'xlsx', 'odt', 'ods'], begins: startsWith('504b0304') },
    { extensions: ['doc', 'xls'], begins: startsWith('d0cf11e0a1b11ae1') },
    { extensions: ['txt', 'csv'], begins: isPlainText },
  ];

/** No separators and no drive: a name that somebody saves under is a name only. */
const NAME = /^[^\\/:*?"<>|]+\.([A-Za-z]{3,4})$/;

/**
 * True for a file of a kind that we take and whose content is of the kind that its name says: a program does not come
 * in as `invoice.pdf`.
 */
export function isAcceptedFile(name: string, content: Uint8Array): boolean {
  const extension = NAME.exec(name)?.[1]?.toLowerCase() ?? '';
  return KINDS.some(({ extensions, begins }) => extensions.includes(extension) && begins(content));
}

function startsWith(...beginnings: readonly string[]): (content: Uint8Array) => boolean {
  const signatures = beginnings.map((text) => Buffer.from(text, 'hex'));
  return (content) => signatures.some((bytes) => bytes.equals(content.subarray(0, bytes.length)));
}

/** In any encoding of ours: bytes below the space are tabs and line ends only. */
function isPlainText(content: Uint8Array): boolean {
  return content.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
