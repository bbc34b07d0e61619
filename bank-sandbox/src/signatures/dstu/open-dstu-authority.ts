import { decodePem, toPem } from '@ncb/shared-kernel/signature';
import {
  issueDstuCertificate,
  createDstuKey,
  readDstuCertificate,
  type DstuIssuer,
  type DstuSubject,
} from '@ncb/shared-kernel/signature/dstu';
import { readOrCreateSecret } from '../../secrets';
import { createSerial } from '../authority';

/** Stands in for a qualified provider of trust services. */
export interface DstuAuthority {
  /** DER. */
  readonly certificate: Uint8Array;
  issue(subject: DstuSubject, subjectKey: Uint8Array, validity: Validity): Uint8Array;
}

interface Validity {
  readonly validFrom: Date;
  readonly validTo: Date;
}

const FILE = 'dstu-authority.pem';
const SUBJECT: DstuSubject = {
  commonName: 'NCB sandbox authority by DSTU 4145 (not a real authority)',
  organization: 'NCB bank sandbox',
};
const YEAR_MS = 365 * 24 * 60 * 60_000;
const VALID_YEARS = 10;

/** Opens the authority of the data folder, or creates it. */
export async function openDstuAuthority(dataDir: string, now: Date): Promise<DstuAuthority> {
  const stored = await readOrCreateSecret(dataDir, FILE, () => Promise.resolve(createAuthority(now)));
  const [privateKey, certificate] = [decodePem('PRIVATE KEY', stored), decodePem('CERTIFICATE', stored)];
  if (!privateKey || !certificate || !readDstuCertificate(certificate))
    throw new Error(`${FILE} in the data folder is damaged`);
  const issuer: DstuIssuer = { subject: SUBJECT, privateKey };
  return {
    certificate,
    issue: (subject, subjectKey, validity) =>
      issueDstuCertificate({ subject, subjectKey, use: 'signing', serial: createSerialBytes(), ...validity }, issuer),
  };
}

function createAuthority(now: Date): string {
  const privateKey = createDstuKey();
  const certificate = issueDstuCertificate(
    {
      subject: SUBJECT,
      subjectKey: privateKey,
      use: 'authority',
      serial: createSerialBytes(),
      validFrom: new Date(now.getTime() - YEAR_MS),
      validTo: new Date(now.getTime() + VALID_YEARS * YEAR_MS),
    },
    { subject: SUBJECT, privateKey },
  );
  return toPem('PRIVATE KEY', privateKey) + toPem('CERTIFICATE', certificate);
}

function createSerialBytes(): Uint8Array {
  return Buffer.from(createSerial(), 'hex');
}
