import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = join(__dirname, '../../../test/data');

/** Reads a file of `test/data`, e.g. `samples/payments_1c_dos.txt`; the README there names its source. */
export function dataFile(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(DATA, name)));
}

export function dataFiles(folder: string): readonly string[] {
  return readdirSync(join(DATA, folder))
    .filter((name) => !name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}
