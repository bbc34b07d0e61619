import { withoutSpaces, withoutWords } from './pasted';

/** Nine zeros: the code of a non-resident who has none. Source: spec 2 §4 */
export const NO_CODE = '000000000';
/** Ten zeros: refused for a resident by a message of its own. Source: spec 2 §5 */
export const ZERO_TAX_CODE = '0000000000';

/** What people write in front of a code. */
const WORDS = /^\s*(?:(?:код|ЄДРПОУ|ЕДРПОУ|ОКПО|ЕГРПОУ|РНОКПП|ІПН|ІНН|ИНН|ДРФО)[\s.:/№–—-]*)+(?=[0-9])/iu;

/** Drops what people paste with a code: `ЄДРПОУ` in front, the point of its sentence behind, spaces. */
export function normaliseCode(text: string): string {
  return withoutSpaces(withoutWords(text, WORDS));
}

/** `ИНН 92000019 ТОВ "Світанок"`: 1C and BAS write the code in front of a name. */
const CODE_IN_NAME = /^\s*(?:код|ЄДРПОУ|ЕДРПОУ|ОКПО|РНОКПП|ІПН|ІНН|ИНН)[\s.:№]*([0-9]{8,10})[\s,;]+(?=\S)/iu;

/** The name without its own code in front; another's code stays. @param code normalised */
export function withoutOwnCode(name: string, code: string): string {
  return CODE_IN_NAME.exec(name)?.[1] === code ? name.replace(CODE_IN_NAME, '') : name;
}

/** ЄДРПОУ: 8 digits with a weighted check digit, not all zeros. Source: reference/banking 1.3 */
export function isCompanyRegistryCode(code: string): boolean {
  if (!/^[0-9]{8}$/.test(code) || /^0+$/.test(code)) return false;
  const weights = /^[345]/.test(code) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const sum = weightedSum(code, weights);
  return (sum < 10 ? sum : weightedSum(code, weights, 2) % 10) === Number(code[7]);
}

/** РНОКПП: 10 digits with a weighted check digit, not all zeros. Source: reference/banking 1.4 */
export function isTaxCode(code: string): boolean {
  if (!/^[0-9]{10}$/.test(code) || /^0+$/.test(code)) return false;
  return weightedSum(code, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 10 === Number(code[9]);
}

/** The sum of the first digits, each times its weight, by modulus 11: 0 to 10. @param more is added to each weight */
function weightedSum(code: string, weights: readonly number[], more = 0): number {
  const sum = weights.reduce((total, weight, place) => total + Number(code[place]) * (weight + more), 0);
  return ((sum % 11) + 11) % 11;
}

/**
 * A code whose leading zeros a spreadsheet has eaten: `200020379` is `0200020379`. Zeros are put back where the check
 * digit then says so; a company's code is the likelier one. Null for a code that needs none, or that none would mend.
 * Source: reference/banking 1.3, 1.4; reference/files 1, "Reading traps found"
 */
export function restoreLeadingZeros(code: string): string | null {
  if (!/^[1-9][0-9]{0,8}$/.test(code) || isCompanyRegistryCode(code)) return null;
  const [company, person] = [code.padStart(8, '0'), code.padStart(10, '0')];
  if (isCompanyRegistryCode(company)) return company;
  return isTaxCode(person) ? person : null;
}

/**
 * Checks a company or tax code: 8 digits (ЄДРПОУ) or 10 digits (РНОКПП) with their check digits, or 9 digits
 * (record number, no check digit known). Nine zeros are refused: they are for a non-resident without a code only.
 * @returns `invalidOkpo`, `emptyField` or null. Source: spec 2 §5, reference/banking 1.3–1.5
 */
export function checkCompanyCode(code: string): 'emptyField' | 'invalidOkpo' | null {
  if (code === '') return 'emptyField';
  if (code.length === 8) return isCompanyRegistryCode(code) ? null : 'invalidOkpo';
  if (code.length === 10) return isTaxCode(code) ? null : 'invalidOkpo';
  return /^[0-9]{9}$/.test(code) && code !== NO_CODE ? null : 'invalidOkpo';
}
