import { CertificateRequestStatus, CertificateStatus, SignatureRight } from '../../../domain/vocabulary';
import {
  cancelCertificateRequest,
  changeCertificateStatus,
  listCertificateRequests,
  listCertificates,
  renewCertificate,
  requestCertificate,
  uploadCertificate,
  type Certificate,
  type CertificateRequest,
} from '../certificates';
import {
  anyDate,
  anyFlag,
  anyId,
  anyMoment,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nullable,
  nothing,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const certificates = recordOf<Certificate>({
  serial: anyText,
  validUntil: nullable(anyDate),
  name: anyText,
  position: anyText,
  signatureRight: nullable(anyOf(Object.values(SignatureRight))),
  status: anyOf(Object.values(CertificateStatus)),
  owner: anyText,
  ownerRef: nullable(anyId),
  keyId: nullable(filledText),
  lastUsed: nullable(anyMoment),
  signatureCount: nullable(anyWhole),
  isRevoked: anyFlag,
});

const requests = recordOf<CertificateRequest>({
  id: anyId,
  created: anyMoment,
  keyId: nullable(filledText),
  publicKey: nullable(filledText),
  status: anyOf(Object.values(CertificateRequestStatus)),
  certificate: nullable(filledText),
  reason: nullable(filledText),
});

export const CERTIFICATE_CALLS = [
  roundTrip(listCertificates, nothing, recordOf({ certificates: listOf(certificates) })),
  roundTrip(
    changeCertificateStatus,
    recordOf({ serial: filledText, ownerRef: anyId, status: anyOf([0, 1] as const) }),
    nothing,
  ),
  roundTrip(uploadCertificate, recordOf({ signature: filledText, certificate: filledText }), nothing),
  roundTrip(requestCertificate, recordOf({ request: filledText }), recordOf({ id: anyId })),
  roundTrip(cancelCertificateRequest, recordOf({ id: anyId }), nothing),
  roundTrip(renewCertificate, recordOf({ request: filledText }), recordOf({ id: anyId, declarationId: anyId })),
  roundTrip(listCertificateRequests, nothing, recordOf({ requests: listOf(requests) })),
];
