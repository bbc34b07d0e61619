/** @jest-environment node */
import { extractCertificates, isDstuSignature, createDstuKey, writeIitFile } from '@ncb/shared-kernel/signature/dstu';
import { createDstuAuthority, readPackageFile, pfxFile, zs2File } from '@ncb/shared-kernel/signature/testing';
import { createInProcessWorkers } from '../testing/create-in-process-workers';
import { paymentBytes } from '../testing/documents';
import { createFileKeyProvider } from './file-key-provider';

const PASSWORD = 'Ключ-2026';
const authority = createDstuAuthority(new Date());
const key = createDstuKey();
const certificate = authority.issue({ subject: { commonName: 'Тарас' }, subjectKey: key });
const agreement = authority.issue({ subject: { commonName: 'Тарас' }, subjectKey: key, use: 'agreement' });
const file = writeIitFile(key, PASSWORD);
const { start, life } = createInProcessWorkers();
const provider = createFileKeyProvider(start);
const documents = [paymentBytes('9001'), paymentBytes('9002')];
const signWith = (files: readonly Uint8Array[], password = PASSWORD, certificates = [certificate]) =>
  provider.sign({ documents, certificates }, { files, password }, () => {});

describe('a file of a key by DSTU 4145', () => {
  it('signs every document, by the certificate that the bank knows, and tells how far opening it is', async () => {
    const [shares, signed]: [number[], number[]] = [[], []];
    const options = { files: [file], password: PASSWORD, onOpening: (share: number) => shares.push(share) };
    const batch = { documents, certificates: [agreement, certificate] };
    const outcome = await provider.sign(batch, options, (count) => signed.push(count));
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.made.map(({ id, signature }) => [id, isDstuSignature(signature)])).toEqual([
      ['9001', true],
      ['9002', true],
    ]);
    expect(extractCertificates(outcome.made[0]?.signature ?? file)).toEqual([certificate]);
    expect([shares.length > 5, signed[0], life.ended]).toEqual([true, 0, life.started]);
  });

  it.each([
    ['another password', [file], 'wrong', 'wrongPassword'],
    ['a file that was cut', [file.subarray(0, 100)], PASSWORD, 'brokenFile'],
    ['a certificate alone', [certificate], PASSWORD, 'notAKeyFile'],
    ['two keys', [file, file], PASSWORD, 'notAKeyFile'],
    ['a store of a newer Java', [Uint8Array.of(0xce, 0xce, 0xce, 0xce, 0, 0, 0, 2)], PASSWORD, 'unsupportedContainer'],
  ] as const)('with %s has a word of its own', async (_, files, password, reason) => {
    expect(await signWith(files, password)).toEqual({ ok: false, reason });
  });

  it('is foreign where the bank knows another certificate, or only one for agreeing on keys', async () => {
    for (const certificates of [[], [agreement], [readPackageFile('SELF_SIGNED1.cer')]])
      expect(await signWith([file], PASSWORD, certificates)).toEqual({ ok: false, reason: 'foreignKey' });
  });
});

describe('a certificate to register', () => {
  it.each([
    ['beside the key', [file, certificate]],
    ['inside', [pfxFile([key], [agreement, certificate], PASSWORD)]],
    ['in a newer .zs2', [zs2File([key], [agreement, certificate], PASSWORD)]],
  ] as const)('is found %s, and the key signs it', async (_, files) => {
    const outcome = await provider.register({ files, password: PASSWORD });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.made.certificate).toEqual(certificate);
    expect(extractCertificates(outcome.made.signature)).toEqual([certificate]);
  });

  it('is missed where there is none that signs, and in a key file of ours', async () => {
    for (const input of [{ files: [file] }, { files: [file, agreement] }, { keyFile: 'PEM' }])
      expect(await provider.register({ ...input, password: PASSWORD })).toEqual({ ok: false, reason: 'noCertificate' });
  });
});
