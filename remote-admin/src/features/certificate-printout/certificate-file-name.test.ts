import { Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { buildCertificateFileName, type CertificateToPrint } from './print-certificate';

const CERTIFICATE: CertificateToPrint = {
  company: { name: 'ТОВ "Приклад/Зразок"', code: '91000017', iban: '' },
  owner: {
    lastName: 'Зразкова',
    firstName: 'Олена',
    middleName: 'Вигадівна',
    code: '1',
    position: 'Директор',
    role: Role.director,
    signatureRight: SignatureRight.all,
    phone: '',
    email: '',
  },
  key: { id: '', publicKey: '', created: '2026-07-01T10:00:00', request: '12' },
};

test('the file of a certificate printout is named by company and person, in letters that every disk takes', () => {
  expect(buildCertificateFileName('сертифікат', CERTIFICATE)).toBe(
    'сертифікат - ТОВ Приклад Зразок - Зразкова Олена Вигадівна - 12.pdf',
  );
});
