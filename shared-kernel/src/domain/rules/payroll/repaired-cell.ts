import { isTaxCode, normaliseIban } from '../../identifiers';
import type { EmployeeDraft } from './employee';

/** Latin letters that look like Cyrillic ones, as they slip into names from another keyboard. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', I: 'І', K: 'К', M: 'М', O: 'О', P: 'Р', T: 'Т', X: 'Х' },
  ...{ a: 'а', c: 'с', e: 'е', i: 'і', k: 'к', o: 'о', p: 'р', x: 'х', y: 'у' },
};
const TAX_CODE_LENGTH = 10;

/**
 * A cell as it was surely meant: a name without Latin letters among Cyrillic ones, a tax number with the zero that a
 * number column took, an account without spaces.
 * @returns null where nothing can be repaired. Source: reference/areas B2 and H
 */
export function repairedCell(field: keyof EmployeeDraft, text: string): string | null {
  const repaired = REPAIRS[field](text);
  return repaired === null || repaired === text ? null : repaired;
}

const REPAIRS: Readonly<Record<keyof EmployeeDraft, (text: string) => string | null>> = {
  taxCode: repairedCode,
  lastName: repairedName,
  firstName: repairedName,
  middleName: repairedName,
  account: (text) => {
    const account = normaliseIban(text);
    return /^(?:UA[0-9]{27}|[0-9]{6,14})$/.test(account) ? account : null;
  },
};

function repairedName(text: string): string | null {
  if (!/[\u0400-\u052f]/.test(text)) return null;
  const name = text.replace(/[A-Za-z]/g, (letter) => LOOK_ALIKES[letter] ?? letter).replace(/\s+/g, ' ');
  return /[A-Za-z]/.test(name) ? null : name.trim();
}

function repairedCode(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  if (!/^[0-9]{8,10}$/.test(digits)) return null;
  const code = digits.padStart(TAX_CODE_LENGTH, '0');
  return isTaxCode(code) ? code : null;
}
