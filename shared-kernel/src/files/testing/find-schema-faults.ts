import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SCHEMAS = join(__dirname, '../../../test/data/iso');

/**
 * Validates a message against its ISO 20022 schema with xmllint.
 * @param message name of the schema, `pacs.008.001.08`
 * @returns schema errors, one line each
 * @throws Error if xmllint is not installed
 */
export function findSchemaFaults(xml: string | Uint8Array, message: string): readonly string[] {
  const schema = join(SCHEMAS, `${message}.xsd`);
  const run = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, '-'], { input: xml, encoding: 'utf8' });
  if (run.error) throw new Error(`The tests need xmllint (Debian: libxml2-utils): ${run.error.message}`);
  const lines = run.stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' validates'));
  return run.status === 0 ? [] : lines;
}
