import { CertificateStatus, Role } from '../../vocabulary';

/** Actions on a certificate. Source: docs/requirements/shell-accounts-admin.md#changes-of-a-certificates-status. */
export type CertificateAction = 'block' | 'unblock';

/** Returns null if the certificate cannot be changed. */
export function getCertificateAction(status: CertificateStatus): CertificateAction | null {
  if (status === CertificateStatus.active) return 'block';
  return status === CertificateStatus.blocked ? 'unblock' : null;
}

/** Returns the status for `change_cert_status`. Source: docs/requirements/shell-accounts-admin.md#certificate-calls. */
export function getCertificateStatusAfter(action: CertificateAction): CertificateStatus {
  return action === 'block' ? CertificateStatus.blocked : CertificateStatus.active;
}

/**
 * True for all roles but the operator. Source:
 * docs/requirements/shell-accounts-admin.md#changes-of-a-certificates-status.
 */
export function canAddCertificate(role: Role): boolean {
  return role !== Role.operator;
}
