import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../../test/data/sep4');

/** Reads a sample valid against ISO 20022 pain.001.001.09. */
export function readSample(name: string): string {
  return readFileSync(join(FOLDER, `${name}.xml`), 'utf8').trim();
}
