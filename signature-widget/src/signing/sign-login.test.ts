import '../testing/browser';
import { readCanonical, writeLoginText } from '@ncb/shared-kernel/domain/documents';
import { readSignature, toHex, type SignatureParts } from '@ncb/shared-kernel/signature';
import { runOpenssl } from '@ncb/shared-kernel/signature/testing';
import { newTestKey, PASSWORD, type TestKey } from '../testing/keys';
import { openSigner } from './open-signer';
import { signLogin } from './sign-login';

const AUDIENCE = 'app.ibank.localhost:4300';
const CHALLENGE = 'c'.repeat(43);

let mine: TestKey;
let another: TestKey;

beforeAll(async () => {
  [mine, another] = await Promise.all([newTestKey(), newTestKey()]);
});

const order = (more: object = {}) => ({
  kind: 'signIn' as const,
  audience: AUDIENCE,
  challenge: CHALLENGE,
  certificates: [another.certificate, mine.certificate],
  keyFile: mine.text,
  password: PASSWORD,
  ...more,
});

async function signIn(more: object = {}) {
  const outcome = await signLogin(order(more), openSigner);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.made;
}

function partsOf(signature: Uint8Array): SignatureParts {
  const reading = readSignature(signature);
  if (!reading.ok) throw new Error('not a signature');
  return reading.parts;
}

describe('signLogin', () => {
  it('signs the sign-in text with host, challenge, its own nonce and the certificate of the key', async () => {
    const { clientNonce, signature } = await signIn();
    const parts = partsOf(signature);
    expect(Buffer.from(parts.certificate)).toEqual(Buffer.from(mine.certificate));
    const certificate = toHex(parts.certificateHash);
    const text = writeLoginText({ audience: AUDIENCE, challenge: CHALLENGE, clientNonce, certificate });
    const files = { 's.der': Buffer.from(signature), 'd.bin': Buffer.from(text) };
    const verify = ['cms', '-verify', '-noverify', '-binary', '-inform', 'DER', '-in', 's.der', '-content', 'd.bin'];
    expect(runOpenssl(verify, files)).toMatchObject({ ok: true });
  });

  it('makes a new nonce of 32 random bytes each time, whatever it is asked', async () => {
    const chosen = { clientNonce: 'chosen-by-the-shell' };
    const nonces = [(await signIn(chosen)).clientNonce, (await signIn(chosen)).clientNonce];
    expect(new Set(nonces).size).toBe(2);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(32);
  });

  it('never signs a document: the text of one as the challenge is a word inside a sign-in text', async () => {
    const challenge = '{"amount":"1.00","id":"9001","v":"ncb-doc/1","version":"1"}';
    const { clientNonce, signature } = await signIn({ challenge });
    const certificate = toHex(partsOf(signature).certificateHash);
    const text = writeLoginText({ audience: AUDIENCE, challenge, clientNonce, certificate });
    expect(JSON.parse(text)).toMatchObject({ v: 'ncb-login/1', challenge });
    expect(readCanonical(text).ok).toBe(false);
    const ofDocument = { 's.der': Buffer.from(signature), 'd.bin': Buffer.from(challenge) };
    const verify = ['cms', '-verify', '-noverify', '-binary', '-inform', 'DER', '-in', 's.der', '-content', 'd.bin'];
    expect(runOpenssl(verify, ofDocument)).toMatchObject({ ok: false });
  });

  it('signs nothing with a key that is not the user’s, and nothing with a wrong password', async () => {
    const foreign = await signLogin(order({ certificates: [another.certificate] }), openSigner);
    expect(foreign).toEqual({ ok: false, reason: 'foreignKey' });
    const wrong = await signLogin(order({ password: 'wrong' }), openSigner);
    expect(wrong).toEqual({ ok: false, reason: 'wrongKeyOrPassword' });
  });
});
