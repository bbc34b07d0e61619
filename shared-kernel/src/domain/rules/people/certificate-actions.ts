import { CertificateStatus, Role } from '../../vocabulary';

/** What can be done to a certificate, each after confirmation. Source: spec 1 §4 */
export type CertificateAction = 'block' | 'unblock';

/** The one action that a certificate allows; null for one that cannot be changed. While blocked its key signs nothing. */
export function certificateAction(status: CertificateStatus): CertificateAction | null {
  if (status === CertificateStatus.active) return 'block';
  return status === CertificateStatus.blocked ? 'unblock' : null;
}

/** The status after an action, as `change_cert_status` asks for it. Source: spec 1 §7 */
export function certificateStatusAfter(action: CertificateAction): CertificateStatus {
  return action === 'block' ? CertificateStatus.blocked : CertificateStatus.active;
}

/** True if the user may add a certificate: not the operator. Source: spec 1 §4 ("roleRef above 1 cannot") */
export function mayAddCertificate(role: Role): boolean {
  return role !== Role.operator;
}
