import { decodePem, toPem } from '../encoding/pem';
import type { Bytes } from '../encoding/bytes';
import { runOpensslForText } from './run-openssl';

export interface OpensslAuthority {
  readonly certificatePem: string;
  /**
   * Issues a certificate.
   * @param request PKCS#10, DER
   * @returns the certificate, DER, valid for a day from now
   */
  issue(request: Uint8Array): Bytes;
}

export function createOpensslAuthority(): OpensslAuthority {
  const key = runOpensslForText(['ecparam', '-genkey', '-name', 'prime256v1', '-noout']);
  const make = ['req', '-x509', '-new', '-key', 'ca.key', '-subj', '/C=UA/CN=Test authority', '-days', '2'];
  const certificatePem = runOpensslForText(make, { 'ca.key': key });
  return {
    certificatePem,
    issue(request) {
      const files = {
        'ca.key': key,
        'ca.pem': certificatePem,
        'request.pem': toPem('CERTIFICATE REQUEST', request),
        'extensions.cnf': 'keyUsage=critical,digitalSignature,nonRepudiation\nsubjectKeyIdentifier=hash\n',
      };
      const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-extfile', 'extensions.cnf'];
      const issue = ['x509', '-req', '-in', 'request.pem', '-days', '1', ...authority];
      const der = decodePem('CERTIFICATE', runOpensslForText(issue, files));
      if (!der) throw new Error('openssl issued no certificate');
      return der;
    },
  };
}
