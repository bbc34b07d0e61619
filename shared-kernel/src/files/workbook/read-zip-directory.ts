import { readZipEntries } from '../../domain/zip';
import { FILE_BYTES_MAX, PARTS_MAX } from '../limits';
import { read, refuse, refuseTooLarge, type Reading } from '../reading';

export interface ZipPart {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly checksum: number;
  readonly packed: Uint8Array;
}

export function readZipDirectory(bytes: Uint8Array): Reading<readonly ZipPart[]> {
  const entries = readZipEntries(bytes);
  if (!entries) return refuse('impFileCorrupted');
  if (entries.length > PARTS_MAX) return refuseTooLarge(FILE_BYTES_MAX);
  const parts: ZipPart[] = [];
  for (const { name, packing, isLocked, checksum, packed } of entries) {
    if (packing === 'unknown' || isLocked || !packed) return refuse('impFileCorrupted');
    parts.push({ name, isDeflated: packing === 'deflated', checksum, packed });
  }
  return read(parts);
}
