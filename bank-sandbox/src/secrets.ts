import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankConfig } from './config';
import { createFile, makeFolder } from './durable-files';

const SECRET_BYTES = 32;

/**
 * Reads the configured pepper, else one in the data folder.
 * @throws Error in production without a configured one: a secret beside the data protects nothing
 */
export async function readPepper({
  mode,
  pepper,
  dataDir,
}: Pick<BankConfig, 'mode' | 'pepper' | 'dataDir'>): Promise<Buffer> {
  if (pepper !== null) return Buffer.from(pepper, 'utf8');
  if (mode === 'production') throw new Error('NCB_PEPPER must be set in production');
  const secret = await readOrCreateSecret(dataDir, 'pepper', () => randomBytes(SECRET_BYTES).toString('hex'));
  return Buffer.from(secret, 'utf8');
}

export async function readOrCreateSecret(
  dataDir: string,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const path = join(dataDir, name);
  makeFolder(dataDir);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  createFile(path, await make());
  return readFileSync(path, 'utf8');
}
