import type { SigningFailure } from '../signing/signature-provider';

/** Error codes of the IIT library (`EU_ERROR_…`) with a specific meaning for the user; others are a general failure. */
const FAILURES: Readonly<Record<number, SigningFailure>> = {
  0x05: 'providerOffline', // TRANSMIT_REQUEST
  0x08: 'providerOffline', // PROXY_NOT_AUTHORIZED
  0x0a: 'providerOffline', // DOWNLOAD_FILE
  0x0c: 'locked', // CANCELED_BY_GUI: the user cancelled in the page's own window
  0x0d: 'providerOffline', // OFFLINE_MODE
  0x12: 'wrongKeyOrPassword', // KEY_MEDIAS_ACCESS_FAILED: a token's password
  0x18: 'wrongKeyOrPassword', // BAD_PRIVATE_KEY
  0x32: 'certificateUnusable', // BAD_CERT
  0x33: 'certificateUnusable', // CERT_NOT_FOUND
  0x34: 'certificateUnusable', // INVALID_CERT_TIME
  0x35: 'certificateUnusable', // CERT_IN_CRL
  0x41: 'providerOffline', // GET_TIME_STAMP
};

/** Translates an error of the page. @param error `{ code, message }`, or any value */
export function getFailure(error: unknown): SigningFailure {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return (typeof code === 'number' ? FAILURES[code] : undefined) ?? 'signingFailed';
}
