import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toPem } from '@ncb/shared-kernel/signature';
import { createDstuKey, writeIitFile } from '@ncb/shared-kernel/signature/dstu';
import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { makeFolder, replaceFile } from '../durable-files';
import { openDstuAuthority } from '../signatures';
import { getKeyPassword } from './demo-keys';
import { SEED } from './seed-data';

const DAY_MS = 24 * 60 * 60_000;
const VALID_SINCE_DAYS = 60;
const VALID_FOR_DAYS = 2 * 365;

/**
 * Writes `login.dat` and `login.cer` of a DSTU 4145 key, as from a provider of trust services; the bank does not know
 * it yet. Made on request, because it takes a second.
 */
export async function writeQualifiedKey(dataDir: string, login: string, now: Date): Promise<void> {
  const user = SEED.users.find((one) => one.login === login && one.signature !== SignatureRight.operator);
  const directory = join(dataDir, 'keys');
  const place = join(directory, login);
  if (!user || existsSync(`${place}.dat`)) return;
  const authority = await openDstuAuthority(dataDir, now);
  const validity = {
    validFrom: new Date(now.getTime() - VALID_SINCE_DAYS * DAY_MS),
    validTo: new Date(now.getTime() + VALID_FOR_DAYS * DAY_MS),
  };
  const key = createDstuKey();
  const commonName = `${user.userLastName} ${user.userFirstName} ${user.userMiddleName}`;
  const certificate = authority.issue({ commonName, taxNumber: user.code }, key, validity);
  makeFolder(directory);
  replaceFile(`${place}.cer`, toPem('CERTIFICATE', certificate));
  replaceFile(`${place}.dat`, writeIitFile(key, getKeyPassword(user)));
  key.fill(0);
}
