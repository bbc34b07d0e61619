import type { RegisteredPerson } from '@ncb/shared-kernel/api/contract';
import { CERTIFICATE_SHEET_TITLE, certificateSheetSections } from '@ncb/shared-kernel/domain/papers';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { blobOf, saveFile } from '@ncb/shared-kernel/ui';
import type { Registration } from './RegisterPage';

/** The bank's paper is Ukrainian, whatever the screen is. */
const ROLES: Readonly<Record<Role, string>> = {
  [Role.director]: 'Директор',
  [Role.accountant]: 'Бухгалтер',
  [Role.operator]: 'Оператор',
};
const RIGHTS: Readonly<Record<SignatureRight, string>> = {
  [SignatureRight.all]: 'Усі підписи',
  [SignatureRight.first]: 'Перший підпис',
  [SignatureRight.second]: 'Другий підпис',
  [SignatureRight.operator]: 'Без права підпису',
};

/**
 * Saves the sheet of a person's key as PDF, two copies in one file.
 * @param name of the file, without its end
 * @returns false if the file could not be made
 */
export async function printCertificateSheet(
  { name: company, code, iban }: Registration,
  { data, certificate }: RegisteredPerson,
  name: string,
): Promise<boolean> {
  if (!certificate || data.role === null || data.signatureRight === null) return false;
  const sections = certificateSheetSections({
    company: { name: company, code, iban },
    owner: {
      name: joinFullName(data),
      code: data.code,
      position: data.position,
      role: ROLES[data.role],
      right: RIGHTS[data.signatureRight],
      phone: data.phone,
      email: data.email,
    },
    key: { id: certificate.keyId, ...certificate },
  });
  const copy = { kind: 'form', form: { title: CERTIFICATE_SHEET_TITLE, sections, signed: null } } as const;
  try {
    // What starts the worker is loaded when somebody prints.
    const { printing } = await import('@ncb/shared-kernel/print');
    const options = { language: 'ua', day: certificate.created.slice(0, 10) } as const;
    const outcome = await printing.documents([copy, copy], options).outcome;
    if (outcome.kind !== 'done') return false;
    saveFile(blobOf(outcome.file.bytes, 'pdf'), `${name}-${certificate.request}.pdf`);
    return true;
  } catch {
    return false;
  }
}
