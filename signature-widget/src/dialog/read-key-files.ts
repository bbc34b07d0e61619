import { KEY_FILE_MAX_BYTES } from '@ncb/shared-kernel/signature';
import type { ContainerSecret, OwnKeySecret } from '../signing/worker-messages';

export type ChosenFiles = Omit<OwnKeySecret, 'password'> | Omit<ContainerSecret, 'password'>;

/** Largest file; key files have several KB, certificate lists tens of KB. */
const FILE_MAX_BYTES = 1024 * 1024;
const FILES_MAX = 8;
const OWN_BLOCKS = ['-----BEGIN ENCRYPTED PRIVATE KEY-----', '-----BEGIN CERTIFICATE REQUEST-----'];
/** First bytes of key and certificate files: DER, PEM, a token's header, Java key stores. */
const BEGINNINGS = [[0x30], [0x2d, 0x2d, 0x2d, 0x2d, 0x2d], [0x51], [0xfe, 0xed, 0xfe, 0xed], [0xce, 0xce, 0xce, 0xce]];

/** Reads the chosen files; null if one is unreadable, too large or obviously something else. */
export async function readKeyFiles(files: readonly File[]): Promise<ChosenFiles | null> {
  if (files.length === 0 || files.length > FILES_MAX || files.some(({ size }) => size > FILE_MAX_BYTES)) return null;
  try {
    const contents = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
    if (!contents.every((content) => isKnown(content))) return null;
    const [first = new Uint8Array()] = contents;
    const text = contents.length === 1 && first.length <= KEY_FILE_MAX_BYTES ? new TextDecoder().decode(first) : '';
    return OWN_BLOCKS.every((block) => text.includes(block)) ? { keyFile: text } : { files: contents };
  } catch {
    return null;
  }
}

function isKnown(content: Uint8Array): boolean {
  return BEGINNINGS.some((beginning) => beginning.every((byte, at) => content[at] === byte));
}
