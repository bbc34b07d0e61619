import { CertificateStatus, Role } from '../../vocabulary';
import { getCertificateAction, getCertificateStatusAfter, canAddCertificate } from './certificate-actions';

describe('certificateAction', () => {
  it('blocks an active certificate, unblocks a blocked one and leaves an unchangeable one', () => {
    expect(Object.values(CertificateStatus).map(getCertificateAction)).toEqual(['block', 'unblock', null]);
  });

  it('leads to the other status', () => {
    expect(getCertificateStatusAfter('block')).toBe(CertificateStatus.blocked);
    expect(getCertificateStatusAfter('unblock')).toBe(CertificateStatus.active);
  });
});

describe('mayAddCertificate', () => {
  it('is true for director and accountant, not for the operator', () => {
    expect(Object.values(Role).filter(canAddCertificate)).toEqual([Role.director, Role.accountant]);
  });
});
