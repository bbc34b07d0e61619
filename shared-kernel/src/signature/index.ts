/** Keys and signatures for the signature widget and the bank; code inside the shell must not import this folder. */
export { readSignature, type SignatureFlaw, type SignatureParts, type SignatureReading } from './cades/read';
export { createSigner, type DocumentSigner } from './cades/sign';
export { readCertificate, type CertificateFacts } from './certificate';
export { ECDSA_P256, ECDSA_SHA256 } from './algorithms';
export { fromEcdsaDer } from './ecdsa-value';
export { fromBase64, toBase64 } from '../domain/text';
export { ownBytes, sameBytes, sha256, toHex, type Bytes } from './encoding/bytes';
export { fromPem, toPem, type PemLabel } from './encoding/pem';
export { ITERATIONS } from './key-file/encryption';
export { certificateFingerprint } from './fingerprint';
export { keyId, keyIdOf } from './key-id';
export { generateKey, type NewKey } from './key-file/generate';
export { KEY_FILE_MAX_BYTES, openKeyFile, type KeyFileOpening, type OpenedKey } from './key-file/open';
export { readRequest, type Subject } from './key-file/request';
export { writeKeyFile } from './key-file/write';
export { importPublicPoint } from './public-key';
