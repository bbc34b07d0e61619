import '../testing/browser';
import { readSignature } from '@ncb/shared-kernel/signature';
import { runOpenssl } from '@ncb/shared-kernel/signature/testing';
import { paymentBytes } from '../testing/documents';
import { newTestKey, PASSWORD, type TestKey } from '../testing/keys';
import { openSigner } from './open-signer';
import { signBatch } from './sign-batch';

let mine: TestKey;
let another: TestKey;

beforeAll(async () => {
  [mine, another] = await Promise.all([newTestKey(), newTestKey()]);
});

describe('signBatch', () => {
  it('signs every document with the certificate that belongs to the key, and tells its progress', async () => {
    const documents = [paymentBytes('9001'), paymentBytes('9002'), paymentBytes('9003')];
    const certificates = [another.certificate, mine.certificate];
    const progress: number[] = [];
    const order = { kind: 'sign' as const, documents, certificates, keyFile: mine.text, password: PASSWORD };
    const outcome = await signBatch(order, openSigner, (signed) => progress.push(signed));
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(progress).toEqual([0, 1, 2, 3]);
    expect(outcome.made.map(({ id }) => id)).toEqual(['9001', '9002', '9003']);
    for (const [index, { signature }] of outcome.made.entries()) {
      const reading = readSignature(signature);
      expect(reading.ok && Buffer.from(reading.parts.certificate)).toEqual(Buffer.from(mine.certificate));
      const files = { 's.der': Buffer.from(signature), 'd.bin': Buffer.from(documents[index]?.canonical ?? []) };
      const verify = ['cms', '-verify', '-noverify', '-binary', '-inform', 'DER', '-in', 's.der', '-content', 'd.bin'];
      expect(runOpenssl(verify, files)).toMatchObject({ ok: true });
    }
  });

  it('signs nothing when no active certificate belongs to the key', async () => {
    const order = { kind: 'sign' as const, documents: [paymentBytes('9001')], keyFile: mine.text, password: PASSWORD };
    const foreign = await signBatch({ ...order, certificates: [another.certificate] }, openSigner, () => {});
    expect(foreign).toEqual({ ok: false, reason: 'foreignKey' });
    expect(await signBatch({ ...order, certificates: [] }, openSigner, () => {})).toEqual({
      ok: false,
      reason: 'foreignKey',
    });
  });

  it('signs nothing with a wrong password', async () => {
    const documents = [paymentBytes('9001')];
    const order = {
      kind: 'sign' as const,
      documents,
      certificates: [mine.certificate],
      keyFile: mine.text,
      password: 'wrong',
    };
    expect(await signBatch(order, openSigner, () => {})).toEqual({ ok: false, reason: 'wrongKeyOrPassword' });
  });
});
