import { keptIn } from '../secrets';
import { createAuthority, openAuthority, type Authority } from './authority';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const VALID_YEARS = 10;

/** The bank's own authority, kept in the data folder and made when it is first needed. */
export async function keptAuthority(dataDir: string, now: Date): Promise<Authority> {
  const stored = await keptIn(dataDir, 'authority.pem', () =>
    createAuthority({
      validFrom: new Date(now.getTime() - YEAR_MS),
      validTo: new Date(now.getTime() + VALID_YEARS * YEAR_MS),
    }),
  );
  return openAuthority(stored);
}
