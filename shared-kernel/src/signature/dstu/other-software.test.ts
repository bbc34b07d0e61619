import { openContainer } from '../containers/open-container';
import { signingPair } from '../containers/signing-pair';
import { ownBytes } from '../encoding/bytes';
import { uapkiFile } from '../testing/uapki';
import { KUPYNA_256 } from './hashes';
import { readDstuMessage } from './read-message';
import { createDstuSigner } from './sign';
import { dstuKeyOf } from './verify';
import { checkDstuMessage } from './verify-message';

const MESSAGE = uapkiFile('kupyna.p7');
const STORE = uapkiFile('store.p12');
const PASSWORD = 'testpassword';

describe('a message of other software by DSTU 4145 with DSTU 7564', () => {
  it('is signed by the key of its certificate, to which it is tied', () => {
    const message = readDstuMessage(MESSAGE);
    if (!message) throw new Error('no message');
    const { hash, certificate, certificateHash, signedAttributes, value } = message;
    expect([hash, certificateHash]).toEqual([KUPYNA_256, { by: KUPYNA_256, value: hash.of(certificate) }]);
    expect(dstuKeyOf(certificate)?.verify(hash.of(signedAttributes), value)).toBe(true);
    const changed = signedAttributes.map((byte, at) => (at === 80 ? byte ^ 1 : byte));
    expect(dstuKeyOf(certificate)?.verify(hash.of(changed), value)).toBe(false);
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
    const pair = signingPair(opening.keys, [readDstuMessage(MESSAGE)?.certificate ?? STORE]);
    if (!pair) throw new Error('not its key');
    const signature = createDstuSigner(pair.key.privateKey, pair.certificate).signNow(MESSAGE, new Date());
    expect(checkDstuMessage(signature, MESSAGE)).toMatchObject({ ok: true });
  });

  it('is found to be damaged where its check says so: in a name that nothing else protects', async () => {
    const place = Buffer.from(STORE).indexOf(Buffer.from('key', 'utf16le').swap16());
    const changed = ownBytes(STORE).map((byte, at) => (at === place + 1 ? byte ^ 1 : byte));
    expect(place).toBeGreaterThan(0);
    expect(await openContainer(changed, PASSWORD)).toEqual({ ok: false, reason: 'brokenFile' });
    expect(await openContainer(STORE, 'Testpassword')).toEqual({ ok: false, reason: 'wrongPassword' });
  });
});
