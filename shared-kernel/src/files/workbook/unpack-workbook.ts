import type { ArchiveFile } from '../../domain/zip';
import { UNPACKED_BYTES_MAX } from '../limits';
import { read, refuse, refuseTooLarge, type Reading } from '../reading';
import { joinBytes } from '../join-bytes';
import { readZipDirectory, type ZipPart } from './read-zip-directory';

/** Parts that a table does not need are not unpacked, so they can do no harm. */
const SKIPPED_PARTS =
  /(?:^|\/)(?:drawings?|media|charts?|theme|embeddings|printerSettings|docProps|customXml|comments|threadedComments|persons|pivot\w*|externalLinks|ctrlProps|activeX)(?:\/|\d*\.)|worksheets\/_rels\/|calcChain|\.(?:bin|vml|png|jpe?g|emf)$/i;

/** Unpacks the parts of a workbook up to a limit, whatever sizes are stated: a small file must not fill the memory. */
export async function unpackWorkbook(
  bytes: Uint8Array,
  bytesMax = UNPACKED_BYTES_MAX,
): Promise<Reading<readonly ArchiveFile[]>> {
  const directory = readZipDirectory(bytes);
  if (!directory.ok) return directory;
  const parts: ArchiveFile[] = [];
  let room = bytesMax;
  for (const part of directory.value) {
    if (SKIPPED_PARTS.test(part.name) || part.name.endsWith('/')) continue;
    const content = await unpackPart(part, room);
    if (!content.ok) return content;
    room -= content.value.length;
    parts.push({ name: part.name, checksum: part.checksum, content: content.value });
  }
  return read(parts);
}

async function unpackPart({ packed, isDeflated }: ZipPart, room: number): Promise<Reading<Uint8Array>> {
  if (!isDeflated) return packed.length <= room ? read(packed) : refuseTooLarge(room);
  const inflater = new DecompressionStream('deflate-raw');
  const source = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(inflater);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = source.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      length += next.value.length;
      if (length > room) return refuseTooLarge(room);
    }
  } catch {
    // The platform reports broken packed bytes by an exception only.
    return refuse('impFileCorrupted');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return read(joinBytes(chunks));
}
