import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import canonicalize from 'canonicalize';

const PUBLIC_KEY = /^ed25519:([A-Za-z0-9_-]{43})$/;
const OWNER_ONLY = 0o600;

/** @typedef {{ publicKey: string, sign: (text: string) => string }} DeployKey */

/**
 * Creates a key pair; only the file's owner may read the private key.
 * @param {string} file must not exist: an overwritten key is lost
 * @returns {string} the public key
 */
export function createKeyFile(file) {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: OWNER_ONLY });
  return readKey(file).publicKey;
}

/**
 * @param {string} file with a private key, PEM
 * @returns {DeployKey}
 */
export function readKey(file) {
  // Command lines are visible to all users who list the machine's processes.
  if (file.includes('PRIVATE KEY')) throw new Error('--key takes the name of a file, not the key itself');
  const privateKey = readPrivateKey(file);
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { publicKey: `ed25519:${x}`, sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url') };
}

/** @type {(file: string) => import('node:crypto').KeyObject} */
function readPrivateKey(file) {
  const refuse = (/** @type {string} */ why, /** @type {unknown} */ cause = undefined) =>
    new Error(`${file} is no deploy key: ${why}`, { cause });
  let key;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    // OpenSSL's message for a certificate or public key does not say what to do.
    throw refuse(code?.startsWith('ERR_OSSL') ? 'it holds no private key' : message, error);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw refuse(`it is of the kind ${key.asymmetricKeyType}, not ed25519`);
  return key;
}

/**
 * @param {string} publicKey
 * @param {string} text
 * @param {string} signature
 */
export function isSignedBy(publicKey, text, signature) {
  return verify(null, Buffer.from(text), parsePublicKey(publicKey), Buffer.from(signature, 'base64url'));
}

/**
 * Parses a public key.
 * @throws Error that describes the format @type {(publicKey: string) => import('node:crypto').KeyObject}
 */
export function parsePublicKey(publicKey) {
  const [, x] = PUBLIC_KEY.exec(publicKey) ?? [];
  if (!x) throw new Error(`${publicKey} is no public key; one begins with ed25519: and has 43 characters after that`);
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/**
 * Serialises a value so that the order of fields does not matter. Source: RFC 8785
 * @param {unknown} value JSON value
 * @returns {string}
 */
export function toCanonicalJson(value) {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('only what JSON holds can be signed');
  return text;
}

/** @type {(value: unknown) => string} */
export function computeFingerprint(value) {
  return createHash('sha256').update(toCanonicalJson(value)).digest('base64url');
}
