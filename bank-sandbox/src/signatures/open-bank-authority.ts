import { readOrCreateSecret } from '../secrets';
import { createAuthority, openAuthority, type Authority } from './authority';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const VALID_YEARS = 10;

/** Opens the authority of the data folder, or creates it. */
export async function openBankAuthority(dataDir: string, now: Date): Promise<Authority> {
  const stored = await readOrCreateSecret(dataDir, 'authority.pem', () =>
    createAuthority({
      validFrom: new Date(now.getTime() - YEAR_MS),
      validTo: new Date(now.getTime() + VALID_YEARS * YEAR_MS),
    }),
  );
  return openAuthority(stored);
}
