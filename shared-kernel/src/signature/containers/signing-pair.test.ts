import { ownBytes } from '../encoding/bytes';
import { toPem } from '../encoding/pem';
import { packageFile } from '../testing/dstu';
import type { ContainerKey } from './open-container';
import { certificatesOf, signingPair } from './signing-pair';

const keyOf = (name: string): ContainerKey => ({ privateKey: packageFile(name), wipe: () => undefined });
const SIGNS = keyOf('PRIV1.cer');
const AGREES = keyOf('Key40A0.cer');
const SIGNING = packageFile('SELF_SIGNED1.cer');
const AGREEING = packageFile('SELF_SIGNED_ENC_40A0.cer');

describe('the key that signs', () => {
  it('is the one whose certificate is for signatures, in whatever order', () => {
    const pair = { key: SIGNS, certificate: SIGNING };
    expect(signingPair([AGREES, SIGNS], [AGREEING, packageFile('SFS_1.cer'), SIGNING])).toEqual(pair);
    expect(signingPair([SIGNS, AGREES], [SIGNING, AGREEING])).toEqual(pair);
  });

  it('is none where a certificate is missing, another’s, or not for signatures', () => {
    expect(signingPair([SIGNS], [])).toBeNull();
    expect(signingPair([SIGNS], [packageFile('SFS_1.cer'), packageFile('CZOROOT.cer')])).toBeNull();
    expect(signingPair([AGREES], [AGREEING])).toBeNull();
    expect(signingPair([{ privateKey: ownBytes(SIGNING), wipe: () => undefined }], [SIGNING])).toBeNull();
  });
});

describe('the certificates of a file', () => {
  it('are one, DER or PEM, or all that are in a list', () => {
    expect(certificatesOf(SIGNING)).toEqual([SIGNING]);
    expect(certificatesOf(new TextEncoder().encode(toPem('CERTIFICATE', SIGNING)))).toEqual([SIGNING]);
    expect(certificatesOf(packageFile('message.p7'))).toEqual([SIGNING]);
    expect(certificatesOf(packageFile('CAList.cer')).length).toBeGreaterThan(1);
    expect(certificatesOf(packageFile('STORE_A040.dat'))).toEqual([]);
    expect(certificatesOf(new Uint8Array())).toEqual([]);
  });
});
