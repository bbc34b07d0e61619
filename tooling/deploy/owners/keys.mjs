import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import canonicalize from 'canonicalize';

/** How public keys are written in lists and on command lines. */
const PUBLIC_KEY = /^ed25519:([A-Za-z0-9_-]{43})$/;
const OWNER_ONLY = 0o600;

/**
 * The key with which a deployment is signed.
 * @typedef {{ publicKey: string, sign: (text: string) => string }} DeployKey
 */

/**
 * Makes a pair; the private half stays in a file that only its maker may read.
 * @param {string} file not there yet: a key that is overwritten is lost
 * @returns {string} the public half
 */
export function makeKey(file) {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: OWNER_ONLY });
  return readKey(file).publicKey;
}

/**
 * @param {string} file with a private key, PEM
 * @returns {DeployKey}
 */
export function readKey(file) {
  // Whoever lists the processes of a machine sees what is on a command line.
  if (file.includes('PRIVATE KEY')) throw new Error('--key takes the name of a file, not the key itself');
  const privateKey = privateKeyIn(file);
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { publicKey: `ed25519:${x}`, sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url') };
}

/** @type {(file: string) => import('node:crypto').KeyObject} */
function privateKeyIn(file) {
  const refuse = (/** @type {string} */ why, /** @type {unknown} */ cause = undefined) =>
    new Error(`${file} is no deploy key: ${why}`, { cause });
  let key;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    // What OpenSSL says of a certificate or a public key tells nobody what to do.
    throw refuse(code?.startsWith('ERR_OSSL') ? 'it holds no private key' : message, error);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw refuse(`it is of the kind ${key.asymmetricKeyType}, not ed25519`);
  return key;
}

/**
 * Whether a text was signed with the private half of a key.
 * @param {string} publicKey
 * @param {string} text
 * @param {string} signature
 */
export function isSignedBy(publicKey, text, signature) {
  return verify(null, Buffer.from(text), keyObject(publicKey), Buffer.from(signature, 'base64url'));
}

/** @throws Error that says how a public key looks @type {(publicKey: string) => import('node:crypto').KeyObject} */
export function keyObject(publicKey) {
  const [, x] = PUBLIC_KEY.exec(publicKey) ?? [];
  if (!x) throw new Error(`${publicKey} is no public key; one begins with ed25519: and has 43 characters after that`);
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/**
 * The same text for the same content, in whatever order its fields are: RFC 8785.
 * @param {unknown} value as JSON holds it
 * @returns {string}
 */
export function canonical(value) {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('only what JSON holds can be signed');
  return text;
}

/** @type {(value: unknown) => string} */
export function fingerprintOf(value) {
  return createHash('sha256').update(canonical(value)).digest('base64url');
}
