import { CertificateRequestStatus, CertificateStatus } from '../../domain/vocabulary';
import { call } from './call';
import { date, flag, id, list, nullable, moment, oneOf, withDefault, text, whole, word, type Value } from './codec';
import { at, record } from './record';
import { rightOrNone } from './user-data';

const certificate = record({
  serial: at('serial', text),
  validUntil: at('valid_until', nullable(date)),
  name: at('name', withDefault(text, '')),
  position: at('position', withDefault(text, '')),
  signatureRight: at('sign', rightOrNone),
  status: at('status', oneOf(Object.values(CertificateStatus))),
  owner: at('owner', withDefault(text, '')),
  ownerRef: at('owner_ref', nullable(id)),
  /** Ours: key id, eight groups of four hexadecimal digits. */
  keyId: at('key_id', nullable(text)),
  /** Ours: time of the last document signed. */
  lastUsed: at('last_used', nullable(moment)),
  signatureCount: at('sign_count', nullable(whole)),
  /** Ours: true if it was revoked rather than expired. */
  isRevoked: at('is_revoked', withDefault(flag, false)),
});

/** Certificates of the company's users. */
export const listCertificates = call({
  method: 'GET',
  path: '/get_certificates',
  summary: 'Certificates',
  request: record({}),
  answer: record({ certificates: at('certs', withDefault(list(certificate), [])) }),
});

/** Blocks (1) an active certificate or unblocks (0) a blocked one. */
export const changeCertificateStatus = call({
  method: 'POST',
  path: '/change_cert_status',
  summary: 'Block or unblock a certificate',
  request: record({
    serial: at('serial', text),
    ownerRef: at('owner_ref', id),
    status: at('status', oneOf([CertificateStatus.active, CertificateStatus.blocked])),
  }),
  answer: record({}),
});

/**
 * Registers the user's new certificate and revokes the current one; `signature` is made with the new key over the
 * certificate.
 */
export const uploadCertificate = call({
  method: 'POST',
  path: '/upload_cert',
  summary: 'Upload a certificate',
  request: record({ signature: at('sign', text), certificate: at('cert', text) }),
  answer: record({}),
});

/** Ours: requests a certificate for a new key; `request` is a PKCS#10 request in PEM. */
export const requestCertificate = call({
  method: 'POST',
  path: '/request_cert',
  summary: 'Ask for a certificate',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ request: at('csr', text) }),
  answer: record({ id: at('request_id', id) }),
});

/** Ours: cancels one's own request while the bank has not decided on it. */
export const cancelCertificateRequest = call({
  method: 'POST',
  path: '/cancel_cert_request',
  summary: 'Take a request for a certificate back',
  origin: 'ours',
  request: record({ id: at('request_id', id) }),
  answer: record({}),
});

/**
 * Ours: requests a certificate for a new key with a declaration signed by the current key; it is issued without a visit
 * to the bank.
 */
export const renewCertificate = call({
  method: 'POST',
  path: '/renew_cert',
  summary: 'Renew a key by the present one',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ request: at('csr', text) }),
  answer: record({ id: at('request_id', id), declarationId: at('declaration_id', id) }),
});

const REQUEST_STATUSES = [
  CertificateRequestStatus.requested,
  CertificateRequestStatus.issued,
  CertificateRequestStatus.refused,
] as const satisfies readonly CertificateRequestStatus[];

const certificateRequest = record({
  id: at('request_id', id),
  created: at('created', moment),
  keyId: at('key_id', nullable(text)),
  /** Public key, 65 bytes in hexadecimal digits, printed on the form for the bank. */
  publicKey: at('public_key', nullable(text)),
  status: at('status', word(REQUEST_STATUSES)),
  certificate: at('cert', nullable(text)),
  reason: at('reason', nullable(text)),
});

/** Ours: the user's own requests with their statuses, newest first. */
export const listCertificateRequests = call({
  method: 'GET',
  path: '/get_cert_requests',
  summary: 'Requests for certificates',
  origin: 'ours',
  request: record({}),
  answer: record({ requests: at('requests', list(certificateRequest)) }),
});

export type Certificate = Value<typeof certificate>;
export type CertificateRequest = Value<typeof certificateRequest>;
