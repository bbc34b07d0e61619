import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = join(__dirname, '../../../test/data');

/** Reads a file of `test/data`, e.g. `samples/payments_1c_dos.txt`; the README there names its source. */
export function readDataFile(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(DATA, name)));
}

export function listDataFiles(folder: string): readonly string[] {
  return readdirSync(join(DATA, folder))
    .filter((name) => !name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}
