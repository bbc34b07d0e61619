import {
  CERTIFICATE_TITLE,
  getCertificateQrText,
  buildCertificateSections,
  type CertificatePrintout,
} from '@ncb/shared-kernel/domain/papers';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { buildBlob, saveFile } from '@ncb/shared-kernel/ui';

/** The bank's form is Ukrainian in any interface language. */
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

interface KeyOwner {
  readonly lastName: string;
  readonly firstName: string;
  readonly middleName: string;
  /** Tax number or passport. */
  readonly code: string;
  readonly position: string;
  readonly role: Role | null;
  readonly signatureRight: SignatureRight | null;
  readonly phone: string;
  readonly email: string;
}

export interface CertificateToPrint {
  readonly company: CertificatePrintout['company'];
  readonly owner: KeyOwner;
  readonly key: CertificatePrintout['key'];
}

/**
 * Saves the printout of a certificate request as PDF, two copies in one file.
 * @param name beginning of the file name; company, person and request number follow
 * @returns false if the file could not be written, or the person has no role or signature right
 */
export async function printCertificate({ company, owner, key }: CertificateToPrint, name: string): Promise<boolean> {
  if (owner.role === null || owner.signatureRight === null) return false;
  const { code, position, phone, email } = owner;
  const sections = buildCertificateSections({
    company,
    owner: {
      code,
      position,
      phone,
      email,
      name: joinFullName(owner),
      role: ROLES[owner.role],
      right: RIGHTS[owner.signatureRight],
    },
    key,
  });
  const copy = {
    kind: 'form',
    form: { title: CERTIFICATE_TITLE, sections, signed: null, code: getCertificateQrText(key) },
  } as const;
  try {
    const { printing } = await import('@ncb/shared-kernel/print');
    const options = { language: 'ua', day: key.created.slice(0, 10) } as const;
    const outcome = await printing.documents([copy, copy], options).outcome;
    if (outcome.kind !== 'done') return false;
    saveFile(buildBlob(outcome.file.bytes, 'pdf'), buildCertificateFileName(name, { company, owner, key }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds a file name that identifies the owner: an accountant keeps printouts of several companies and people in one
 * folder.
 */
export function buildCertificateFileName(name: string, { company, owner, key }: CertificateToPrint): string {
  const parts = [name, company.name, joinFullName(owner), key.request];
  return `${parts
    .map((part) =>
      part
        .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' - ')}.pdf`;
}
