import { isTaxCode, normaliseIban } from '../../identifiers';

export interface RecognisedLine {
  readonly taxCode: string;
  readonly account: string;
  readonly rest: string;
}

/** Outside words and decimal fractions. */
const ALONE_BEFORE = '(?<![\\p{L}\\p{N}]|[0-9][.,])';
const ALONE_AFTER = '(?![\\p{L}\\p{N}]|[.,][0-9])';
const createWholePattern = (pattern: string, flags = '') =>
  new RegExp(ALONE_BEFORE + pattern + ALONE_AFTER, `u${flags}`);

const TEN_DIGITS = createWholePattern('[0-9]{10}', 'g');
/** Also in groups of four. */
const IBAN = createWholePattern('UA(?:[ \\u00a0]?[0-9]){27}', 'i');
const OLD_ACCOUNT = createWholePattern('[0-9]{6,14}', 'g');

/**
 * Finds tax number and account in free text. Ten digits with a valid check digit are the tax number, first because old
 * accounts may have ten digits. The account: `UA` and 27 digits, or the longest of 6 to 14 digits. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-import,
 * docs/requirements/banking-rules.md#import-templates.
 */
export function recogniseLine(line: string): RecognisedLine {
  const iban = IBAN.exec(line);
  const withoutIban = removeMatch(line, iban);
  const taxCode = [...withoutIban.matchAll(TEN_DIGITS)].find(([digits]) => isTaxCode(digits));
  const withoutCode = removeMatch(withoutIban, taxCode);
  const oldAccount = iban ? null : findLongest([...withoutCode.matchAll(OLD_ACCOUNT)]);
  return {
    taxCode: taxCode?.[0] ?? '',
    account: normaliseIban((iban ?? oldAccount)?.[0] ?? ''),
    rest: removeMatch(withoutCode, oldAccount).replace(/\s+/g, ' ').trim(),
  };
}

function findLongest(found: readonly RegExpExecArray[]): RegExpExecArray | null {
  return found.reduce<RegExpExecArray | null>(
    (best, one) => (one[0].length > (best?.[0].length ?? 0) ? one : best),
    null,
  );
}

/** Leaves a space between the neighbours. */
function removeMatch(line: string, part: RegExpExecArray | null | undefined): string {
  return part ? `${line.slice(0, part.index)} ${line.slice(part.index + part[0].length)}` : line;
}
