import { openContainer } from '../containers/open-container';
import { findSigningPair } from '../containers/find-signing-pair';
import { copyBytes } from '../encoding/bytes';
import { BOUNCY_MESSAGES, BOUNCY_PASSWORD, bouncyFile } from '../testing/bouncy-castle';
import { readUapkiFile } from '../testing/read-uapki-file';
import { KUPYNA_256 } from './hashes';
import { readDstuMessage } from './read-message';
import { createDstuSigner } from './create-dstu-signer';
import { findDstuKey } from './find-dstu-key';
import { checkDstuMessage } from './check-dstu-message';

const MESSAGE = readUapkiFile('kupyna.p7');
const STORE = readUapkiFile('store.p12');
const PASSWORD = 'testpassword';

describe('a message of other software by DSTU 4145 with DSTU 7564', () => {
  it('is signed by the key of its certificate, to which it is tied', () => {
    const message = readDstuMessage(MESSAGE);
    if (!message) throw new Error('no message');
    const { hash, certificate, certificateHash, signedAttributes, value } = message;
    expect([hash, certificateHash]).toEqual([KUPYNA_256, { by: KUPYNA_256, value: hash.of(certificate) }]);
    expect(findDstuKey(certificate)?.verify(hash.of(signedAttributes), value)).toBe(true);
    const changed = signedAttributes.map((byte, at) => (at === 80 ? byte ^ 1 : byte));
    expect(findDstuKey(certificate)?.verify(hash.of(changed), value)).toBe(false);
  });

  it('is refused for its content: the program of 2021 left out the length of 52 to 63 bytes', () => {
    expect(readDstuMessage(MESSAGE)?.content).toHaveLength(57);
    expect(checkDstuMessage(MESSAGE, null)).toEqual({ ok: false, flaw: 'content' });
  });
});

describe('a PKCS#12 of other software whose check is made with GOST 34.311', () => {
  it('opens, and its key signs by the certificate of that message', async () => {
    const opening = await openContainer(STORE, PASSWORD);
    if (!opening.ok) throw new Error(opening.reason);
    const pair = findSigningPair(opening.keys, [readDstuMessage(MESSAGE)?.certificate ?? STORE]);
    if (!pair) throw new Error('not its key');
    const signature = createDstuSigner(pair.key.privateKey, pair.certificate).signNow(MESSAGE, new Date());
    expect(checkDstuMessage(signature, MESSAGE)).toMatchObject({ ok: true });
  });

  it('is found to be damaged where its check says so: in a name that nothing else protects', async () => {
    const place = Buffer.from(STORE).indexOf(Buffer.from('key', 'utf16le').swap16());
    const changed = copyBytes(STORE).map((byte, at) => (at === place + 1 ? byte ^ 1 : byte));
    expect(place).toBeGreaterThan(0);
    expect(await openContainer(changed, PASSWORD)).toEqual({ ok: false, reason: 'brokenFile' });
    expect(await openContainer(STORE, 'Testpassword')).toEqual({ ok: false, reason: 'wrongPassword' });
  });
});

describe('what Bouncy Castle made', () => {
  const certificateOf = (expectedDegree: string) => {
    const [, message] = BOUNCY_MESSAGES.find(([degree]) => degree === expectedDegree) ?? [];
    const certificate = message && readDstuMessage(message)?.certificate;
    if (!certificate) throw new Error(`no certificate of ${expectedDegree} bits`);
    return certificate;
  };

  it.each(BOUNCY_MESSAGES.filter(([degree]) => degree !== '191'))(
    'is a message that holds, on the curve of %s bits',
    (_, message) => {
      expect(checkDstuMessage(message, null)).toMatchObject({ ok: true });
      const place = message.length - 9;
      const changed = message.map((byte, at) => (at === place ? byte ^ 1 : byte));
      expect(checkDstuMessage(changed, null).ok).toBe(false);
    },
  );

  it('is refused at once on the curve of 191 bits, on which nothing can be computed', () => {
    const [, message] = BOUNCY_MESSAGES.find(([degree]) => degree === '191') ?? [];
    expect(message && checkDstuMessage(message, null)).toEqual({ ok: false, flaw: 'key' });
  });

  it.each([
    ['JKS', '257'],
    ['PKCS#8 by AES', '257'],
    ['PKCS#12 by AES', '431'],
  ] as const)('is a %s that opens, and its key signs', async (name, degree) => {
    const opening = await openContainer(bouncyFile(name), BOUNCY_PASSWORD);
    if (!opening.ok) throw new Error(opening.reason);
    const pair = findSigningPair(opening.keys, [...opening.certificates, certificateOf(degree)]);
    if (!pair) throw new Error('not its key');
    const signature = createDstuSigner(pair.key.privateKey, pair.certificate).signNow(MESSAGE, new Date());
    expect(checkDstuMessage(signature, MESSAGE)).toMatchObject({ ok: true });
    expect(await openContainer(bouncyFile(name), 'parol-1A')).toEqual({ ok: false, reason: 'wrongPassword' });
  });

  it('is a PKCS#12 in pieces of a thousand bytes, protected in a way that we do not read', async () => {
    const file = bouncyFile('PKCS#12 by 3DES');
    expect(await openContainer(file, BOUNCY_PASSWORD)).toEqual({ ok: false, reason: 'unsupportedContainer' });
  });
});
