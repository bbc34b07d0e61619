import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { copyBytes, type Bytes } from '../encoding/bytes';

const DATA = join(dirname(createRequire(join(process.cwd(), 'package.json')).resolve('jkurwa')), '../test/data');

/** Reads a file that comes with jkurwa: keys, certificates, and messages made by other software. */
export function readPackageFile(name: string): Bytes {
  return copyBytes(readFileSync(join(DATA, name)));
}
