import { join } from 'node:path';
import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { generateKey, ITERATIONS, writeKeyFile, type NewKey } from '@ncb/shared-kernel/signature';
import { makeFolder, replaceFile } from '../durable-files';
import { SEED, type SeedUser } from './seed-data';

/** The text of a key file. Tests make one that opens at once; the real one costs half a second to open. */
export type SealKey = (key: NewKey, password: string) => Promise<string>;

/** A demonstration user's key before its certificate exists. */
export interface DemoKey {
  readonly user: SeedUser;
  readonly key: NewKey;
  readonly file: string;
}

/** Key files as the signature widget makes them. */
export function sealedByPassword(iterations: number | null): SealKey {
  return (key, password) => writeKeyFile(key, password, iterations ?? ITERATIONS.default);
}

/** The password of a demonstration user's key file; the console shows it. */
export function keyPassword({ passwd }: Pick<SeedUser, 'passwd'>): string {
  return `${passwd}-key`;
}

/** Keys for everybody who has a right to sign. */
export async function makeDemoKeys(seal: SealKey): Promise<readonly DemoKey[]> {
  const signers = SEED.users.filter(({ signature }) => signature !== SignatureRight.operator);
  return Promise.all(
    signers.map(async (user) => {
      const key = await generateKey(subjectOf(user));
      return { user, key, file: await seal(key, keyPassword(user)) };
    }),
  );
}

function subjectOf({ userLastName, userFirstName, userMiddleName, companies, position, code }: SeedUser) {
  const organization = SEED.companies.find(({ clientRef }) => clientRef === companies[0])?.shortName;
  return {
    commonName: `${userLastName} ${userFirstName} ${userMiddleName}`,
    ...(organization && { organization }),
    title: position,
    serialNumber: code,
  };
}

/** Puts the key files where the console offers them. */
export function writeKeyFiles(dataDir: string, keys: readonly DemoKey[]): void {
  const directory = join(dataDir, 'keys');
  makeFolder(directory);
  for (const { user, file } of keys) replaceFile(join(directory, `${user.login}.pem`), file);
}
