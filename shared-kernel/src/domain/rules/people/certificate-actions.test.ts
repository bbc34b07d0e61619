import { CertificateStatus, Role } from '../../vocabulary';
import { certificateAction, certificateStatusAfter, mayAddCertificate } from './certificate-actions';

describe('certificateAction', () => {
  it('blocks an active certificate, unblocks a blocked one and leaves an unchangeable one', () => {
    expect(Object.values(CertificateStatus).map(certificateAction)).toEqual(['block', 'unblock', null]);
  });

  it('leads to the other status', () => {
    expect(certificateStatusAfter('block')).toBe(CertificateStatus.blocked);
    expect(certificateStatusAfter('unblock')).toBe(CertificateStatus.active);
  });
});

describe('mayAddCertificate', () => {
  it('is true for director and accountant, not for the operator', () => {
    expect(Object.values(Role).filter(mayAddCertificate)).toEqual([Role.director, Role.accountant]);
  });
});
