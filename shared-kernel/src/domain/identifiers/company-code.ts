import { removeSpaces, removeWords } from './pasted-text';

/**
 * Nine zeros: code of a non-resident without a code. Source:
 * docs/requirements/hryvnia-payments.md#switches-of-the-receiver.
 */
export const NO_CODE = '000000000';
/**
 * Ten zeros: refused for a resident with a message of its own. Source:
 * docs/requirements/hryvnia-payments.md#accounts-and-codes.
 */
export const ZERO_TAX_CODE = '0000000000';

const WORDS = /^\s*(?:(?:код|ЄДРПОУ|ЕДРПОУ|ОКПО|ЕГРПОУ|РНОКПП|ІПН|ІНН|ИНН|ДРФО)[\s.:/№–—-]*)+(?=[0-9])/iu;

/** Normalises a pasted code: drops `ЄДРПОУ` in front, punctuation and spaces. */
export function normaliseCode(text: string): string {
  return removeSpaces(removeWords(text, WORDS));
}

/** `ИНН 92000019 ТОВ "Світанок"`: 1C and BAS write the code in front of a name. */
const CODE_IN_NAME = /^\s*(?:код|ЄДРПОУ|ЕДРПОУ|ОКПО|РНОКПП|ІПН|ІНН|ИНН)[\s.:№]*([0-9]{8,10})[\s,;]+(?=\S)/iu;

/** Drops the party's own code in front of its name; a different code stays. */
export function withoutOwnCode(name: string, code: string): string {
  return CODE_IN_NAME.exec(name)?.[1] === code ? name.replace(CODE_IN_NAME, '') : name;
}

/**
 * True for a ЄДРПОУ: 8 digits with a weighted check digit, not all zeros. Source:
 * docs/requirements/banking-rules.md#company-code.
 */
export function isCompanyRegistryCode(code: string): boolean {
  if (!/^[0-9]{8}$/.test(code) || /^0+$/.test(code)) return false;
  const weights = /^[345]/.test(code) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const sum = computeWeightedSum(code, weights);
  return (sum < 10 ? sum : computeWeightedSum(code, weights, 2) % 10) === Number(code[7]);
}

/**
 * True for a РНОКПП: 10 digits with a weighted check digit, not all zeros. Source:
 * docs/requirements/banking-rules.md#tax-number.
 */
export function isTaxCode(code: string): boolean {
  if (!/^[0-9]{10}$/.test(code) || /^0+$/.test(code)) return false;
  return computeWeightedSum(code, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 10 === Number(code[9]);
}

function computeWeightedSum(code: string, weights: readonly number[], more = 0): number {
  const sum = weights.reduce((total, weight, place) => total + Number(code[place]) * (weight + more), 0);
  return ((sum % 11) + 11) % 11;
}

/**
 * Restores leading zeros dropped by a spreadsheet (`200020379` is `0200020379`), if the check digit agrees; company
 * codes first. Null otherwise. Source: docs/requirements/banking-rules.md#company-code,
 * docs/requirements/banking-rules.md#tax-number, docs/requirements/files-and-printing.md#reading-tables.
 */
export function restoreLeadingZeros(code: string): string | null {
  if (!/^[1-9][0-9]{0,8}$/.test(code) || isCompanyRegistryCode(code)) return null;
  const [company, person] = [code.padStart(8, '0'), code.padStart(10, '0')];
  if (isCompanyRegistryCode(company)) return company;
  return isTaxCode(person) ? person : null;
}

/**
 * Checks a code: 8 digits (ЄДРПОУ) or 10 (РНОКПП) with check digits, or 9 (record number). Nine zeros are refused: they
 * are for non-residents without a code. Source: docs/requirements/hryvnia-payments.md#accounts-and-codes,
 * docs/requirements/banking-rules.md#company-code.
 * @returns `invalidOkpo`, `emptyField` or null
 */
export function checkCompanyCode(code: string): 'emptyField' | 'invalidOkpo' | null {
  if (code === '') return 'emptyField';
  if (code.length === 8) return isCompanyRegistryCode(code) ? null : 'invalidOkpo';
  if (code.length === 10) return isTaxCode(code) ? null : 'invalidOkpo';
  return /^[0-9]{9}$/.test(code) && code !== NO_CODE ? null : 'invalidOkpo';
}
