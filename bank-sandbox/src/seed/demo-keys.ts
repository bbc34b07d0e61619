import { join } from 'node:path';
import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { generateKey, ITERATIONS, writeKeyFile, type NewKey } from '@ncb/shared-kernel/signature';
import { makeFolder, replaceFile } from '../durable-files';
import { SEED, type SeedUser } from './seed-data';

/** Opening a real key file takes 0.5 s; tests use one that opens at once. */
export type SealKey = (key: NewKey, password: string) => Promise<string>;

export interface DemoKey {
  readonly user: SeedUser;
  readonly key: NewKey;
  readonly file: string;
}

/** Returns a writer of key files as made by the signature widget. */
export function createPasswordSeal(iterations: number | null): SealKey {
  return (key, password) => writeKeyFile(key, password, iterations ?? ITERATIONS.default);
}

/** Returns a password that the console shows. */
export function getKeyPassword({ passwd }: Pick<SeedUser, 'passwd'>): string {
  return `${passwd}-key`;
}

/** Makes keys for all users with a signature right. */
export async function makeDemoKeys(seal: SealKey): Promise<readonly DemoKey[]> {
  const signers = SEED.users.filter(({ signature }) => signature !== SignatureRight.operator);
  return Promise.all(
    signers.map(async (user) => {
      const key = await generateKey(toSubject(user));
      return { user, key, file: await seal(key, getKeyPassword(user)) };
    }),
  );
}

function toSubject({ userLastName, userFirstName, userMiddleName, companies, position, code }: SeedUser) {
  const organization = SEED.companies.find(({ clientRef }) => clientRef === companies[0])?.shortName;
  return {
    commonName: `${userLastName} ${userFirstName} ${userMiddleName}`,
    ...(organization && { organization }),
    title: position,
    serialNumber: code,
  };
}

export function writeKeyFiles(dataDir: string, keys: readonly DemoKey[]): void {
  const directory = join(dataDir, 'keys');
  makeFolder(directory);
  for (const { user, file } of keys) replaceFile(join(directory, `${user.login}.pem`), file);
}
