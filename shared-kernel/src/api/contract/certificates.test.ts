import { decodeParameters, decodeWire, encodeParameters } from './call';
import {
  cancelCertificateRequest,
  changeCertificateStatus,
  listCertificateRequests,
  listCertificates,
  renewCertificate,
  requestCertificate,
  uploadCertificate,
} from './certificates';

describe('the calls about certificates', () => {
  it.each([
    [listCertificates, 'GET', '/get_certificates', 'specified'],
    [changeCertificateStatus, 'POST', '/change_cert_status', 'specified'],
    [uploadCertificate, 'POST', '/upload_cert', 'specified'],
    [requestCertificate, 'POST', '/request_cert', 'ours'],
    [listCertificateRequests, 'GET', '/get_cert_requests', 'ours'],
    [cancelCertificateRequest, 'POST', '/cancel_cert_request', 'ours'],
    [renewCertificate, 'POST', '/renew_cert', 'ours'],
  ])('are made for a company: $path', (call, method, path, origin) => {
    expect(call).toMatchObject({ method, path, origin, access: 'company' });
  });

  it('answer the list under the names of the wire', () => {
    const wire = {
      serial: '0A1B',
      valid_until: '31.12.2027',
      name: 'Вигаданець Тарас',
      position: 'Директор',
      sign: 0,
      status: 1,
      owner: 'ТОВ',
      owner_ref: '501',
      key_id: '4F19 A02C',
      last_used: '15.07.2026 10:00:00',
      sign_count: 12,
      is_revoked: 1,
    };
    const certificate = {
      serial: '0A1B',
      validUntil: '2027-12-31',
      name: 'Вигаданець Тарас',
      position: 'Директор',
      signatureRight: 0,
      status: 1,
      owner: 'ТОВ',
      ownerRef: '501',
      keyId: '4F19 A02C',
      lastUsed: '2026-07-15T10:00:00',
      signatureCount: 12,
      isRevoked: true,
    } as const;
    expect(listCertificates.answer.encode({ certificates: [certificate] })).toEqual({ certs: [wire] });
    expect(decodeWire(listCertificates.answer, { certs: [wire] })).toEqual({
      ok: true,
      value: { certificates: [certificate] },
    });
    expect(decodeWire(listCertificates.answer, {})).toEqual({ ok: true, value: { certificates: [] } });
  });

  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])('ask for the status %d: %s', (status, ok) => {
    const parameters = { serial: '0A1B', owner_ref: '501', status: String(status) };
    expect(decodeParameters(changeCertificateStatus.request, parameters).ok).toBe(ok);
  });

  it('hand in a certificate and a request', () => {
    expect(encodeParameters(uploadCertificate.request, { signature: 's', certificate: 'c' })).toEqual({
      sign: 's',
      cert: 'c',
    });
    expect(encodeParameters(requestCertificate.request, { request: 'PEM' })).toEqual({ csr: 'PEM' });
    expect(encodeParameters(renewCertificate.request, { request: 'PEM' })).toEqual({ csr: 'PEM' });
    expect(encodeParameters(cancelCertificateRequest.request, { id: '7' })).toEqual({ request_id: '7' });
  });

  it('tell what became of a request', () => {
    const wire = {
      request_id: 7,
      created: '15.07.2026 10:00:00',
      status: 'issued',
      key_id: '4F19 A02C',
      public_key: '04ab',
      cert: 'PEM',
    };
    expect(decodeWire(listCertificateRequests.answer, { requests: [wire] })).toEqual({
      ok: true,
      value: {
        requests: [
          {
            id: '7',
            created: '2026-07-15T10:00:00',
            status: 'issued',
            keyId: '4F19 A02C',
            publicKey: '04ab',
            certificate: 'PEM',
            reason: null,
          },
        ],
      },
    });
  });
});
