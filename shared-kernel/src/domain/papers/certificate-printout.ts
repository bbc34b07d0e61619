import { toDotted } from '../dates';
import { section, type PrintoutSection } from './printout-section';

/** Certificate printout for the bank; texts already formatted. */
export interface CertificatePrintout {
  readonly company: { readonly name: string; readonly code: string; readonly iban: string };
  readonly owner: {
    readonly name: string;
    /** Tax number or passport. */
    readonly code: string;
    readonly position: string;
    readonly role: string;
    readonly right: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly key: {
    /** Eight groups of four hexadecimal digits. */
    readonly id: string;
    /** 65 bytes, hexadecimal. */
    readonly publicKey: string;
    /** `yyyy-MM-ddTHH:mm:ss`, Kyiv time. */
    readonly created: string;
    readonly request: string;
  };
}

/** 16 bytes per line. */
const LINE_DIGITS = 32;
const LINE = '________________________';

/**
 * Builds the printout that the key owner signs and brings to the bank. Source:
 * docs/requirements/keys-and-users.md#certificate-printout.
 */
export function buildCertificateSections({ company, owner, key }: CertificatePrintout): readonly PrintoutSection[] {
  return [
    section('1 Організація', [
      ['Назва', company.name],
      ['Код', company.code],
      ['Рахунок', company.iban],
    ]),
    section('2 Власник ключа', [
      ['Прізвище, ім’я, по батькові', owner.name],
      ['РНОКПП або документ', owner.code],
      ['Посада', owner.position],
      ['Роль', owner.role],
      ['Право підпису', owner.right],
      ['Телефон', owner.phone],
      ['E-mail', owner.email],
    ]),
    section('3 Ключ', [
      ['Алгоритм', 'ECDSA P-256, SHA-256'],
      ['Ідентифікатор ключа', key.id],
      ['Відкритий ключ', breakLines(key.publicKey)],
      ['Створено (час Києва)', `${toDotted(key.created.slice(0, 10))} ${key.created.slice(11, 16)}`],
      ['Номер запиту', key.request],
    ]),
    section('4 Заява', [
      [
        'Прошу',
        'Прошу зареєструвати ключ. Особистий ключ зберігається лише в мене, пароль відомий лише мені; у разі втрати негайно блокую ключ за телефоном банку.',
      ],
    ]),
    section('5 Підписи', [
      ['Власник ключа', LINE],
      ['Керівник', LINE],
      ['Печатка (за наявності)', ''],
      ['Дата', LINE],
    ]),
    section('6 Відмітки банку', [
      ['Особу встановлено (документ)', LINE],
      ['Ключ звірено із запитом', LINE],
      ['Строк дії від – до', LINE],
      ['Працівник, підпис', LINE],
    ]),
  ];
}

export const CERTIFICATE_TITLE = 'Сертифікат відкритого ключа (для подання до банку особисто)';

/**
 * Saves the bank's clerk from typing request number and key id. Source:
 * docs/requirements/keys-and-users.md#certificate-printout.
 */
export function getCertificateQrText({ id, request }: Pick<CertificatePrintout['key'], 'id' | 'request'>): string {
  return `NCB-KEY ${request} ${id.replaceAll(' ', '')}`;
}

function breakLines(digits: string): string {
  const bytes = digits.match(/.{2}/g) ?? [];
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += LINE_DIGITS / 2)
    lines.push(bytes.slice(at, at + LINE_DIGITS / 2).join(' '));
  return lines.join('\n');
}
