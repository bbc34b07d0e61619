import { copyBytes } from '../encoding/bytes';
import { toPem } from '../encoding/pem';
import { readPackageFile } from '../testing/read-package-file';
import type { ContainerKey } from './open-container';
import { extractCertificates, findSigningPair } from './find-signing-pair';

const keyOf = (name: string): ContainerKey => ({ privateKey: readPackageFile(name), wipe: () => undefined });
const SIGNS = keyOf('PRIV1.cer');
const AGREES = keyOf('Key40A0.cer');
const SIGNING = readPackageFile('SELF_SIGNED1.cer');
const AGREEING = readPackageFile('SELF_SIGNED_ENC_40A0.cer');

describe('the key that signs', () => {
  it('is the one whose certificate is for signatures, in whatever order', () => {
    const pair = { key: SIGNS, certificate: SIGNING };
    expect(findSigningPair([AGREES, SIGNS], [AGREEING, readPackageFile('SFS_1.cer'), SIGNING])).toEqual(pair);
    expect(findSigningPair([SIGNS, AGREES], [SIGNING, AGREEING])).toEqual(pair);
  });

  it('is none where a certificate is missing, another’s, or not for signatures', () => {
    expect(findSigningPair([SIGNS], [])).toBeNull();
    expect(findSigningPair([SIGNS], [readPackageFile('SFS_1.cer'), readPackageFile('CZOROOT.cer')])).toBeNull();
    expect(findSigningPair([AGREES], [AGREEING])).toBeNull();
    expect(findSigningPair([{ privateKey: copyBytes(SIGNING), wipe: () => undefined }], [SIGNING])).toBeNull();
  });
});

describe('the certificates of a file', () => {
  it('are one, DER or PEM, or all that are in a list', () => {
    expect(extractCertificates(SIGNING)).toEqual([SIGNING]);
    expect(extractCertificates(new TextEncoder().encode(toPem('CERTIFICATE', SIGNING)))).toEqual([SIGNING]);
    expect(extractCertificates(readPackageFile('message.p7'))).toEqual([SIGNING]);
    expect(extractCertificates(readPackageFile('CAList.cer')).length).toBeGreaterThan(1);
    expect(extractCertificates(readPackageFile('STORE_A040.dat'))).toEqual([]);
    expect(extractCertificates(new Uint8Array())).toEqual([]);
  });
});
