import { isTaxCode, normaliseIban } from '../../identifiers';
import type { EmployeeDraft } from './employee';
import { withCyrillicLetters } from './with-cyrillic-letters';

const TAX_CODE_LENGTH = 10;

/**
 * Repairs Latin look-alikes in names, a tax number's leading zero, spaces in accounts. Source:
 * docs/requirements/payroll.md#reading-payroll-files,
 * docs/requirements/banking-rules.md#doubts-of-later-areas.
 * @returns null if nothing can be repaired
 */
export function repairCell(field: keyof EmployeeDraft, text: string): string | null {
  const repaired = REPAIRS[field](text);
  return repaired === null || repaired === text ? null : repaired;
}

const REPAIRS: Readonly<Record<keyof EmployeeDraft, (text: string) => string | null>> = {
  taxCode: repairCode,
  lastName: repairName,
  firstName: repairName,
  middleName: repairName,
  account: (text) => {
    const account = normaliseIban(text);
    return /^(?:UA[0-9]{27}|[0-9]{6,14})$/.test(account) ? account : null;
  },
};

function repairName(text: string): string | null {
  if (!/[\u0400-\u052f]/.test(text)) return null;
  const name = withCyrillicLetters(text).replace(/\s+/g, ' ');
  return /[A-Za-z]/.test(name) ? null : name.trim();
}

function repairCode(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  if (!/^[0-9]{8,10}$/.test(digits)) return null;
  const code = digits.padStart(TAX_CODE_LENGTH, '0');
  return isTaxCode(code) ? code : null;
}
