/** Keys and signatures for the signature widget and the bank; code inside the shell must not import this folder. */
export { readSignature, type SignatureFlaw, type SignatureParts } from './cades/read-signature';
export { createSigner, type DocumentSigner } from './cades/create-signer';
export { readCertificate, type CertificateFacts } from './read-certificate';
export { ECDSA_P256, ECDSA_SHA256 } from './algorithms';
export { decodeEcdsaDer } from './ecdsa-value';
export { decodeBase64, toBase64 } from '../domain/text';
export { copyBytes, areEqualBytes, sha256, toHex, type Bytes } from './encoding/bytes';
export { decodePem, toPem } from './encoding/pem';
export { ITERATIONS } from './key-file/encryption';
export { getCertificateFingerprint } from './get-certificate-fingerprint';
export { getKeyId, getKeyIdOfInfo } from './get-key-id';
export { generateKey, type NewKey } from './key-file/generate-key';
export { KEY_FILE_MAX_BYTES, openKeyFile, type OpenedKey } from './key-file/open-key-file';
export { readRequest } from './key-file/request';
export { writeKeyFile } from './key-file/write-key-file';
export { importPublicPoint } from './public-key';
