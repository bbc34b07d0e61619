import { isTaxCode, normaliseIban } from '../../identifiers';

/** What was recognised in a line of free text; '' for what was not. */
export interface RecognisedLine {
  readonly taxCode: string;
  readonly account: string;
  /** The line without them: names, amounts and whatever else stands there. */
  readonly rest: string;
}

/** A number that is neither part of a longer word nor of a decimal fraction. */
const ALONE_BEFORE = '(?<![\\p{L}\\p{N}]|[0-9][.,])';
const ALONE_AFTER = '(?![\\p{L}\\p{N}]|[.,][0-9])';
const whole = (pattern: string, flags = '') => new RegExp(ALONE_BEFORE + pattern + ALONE_AFTER, `u${flags}`);

const TEN_DIGITS = whole('[0-9]{10}', 'g');
/** Also in groups of four, as people copy it from a printed form. */
const IBAN = whole('UA(?:[ \\u00a0]?[0-9]){27}', 'i');
const OLD_ACCOUNT = whole('[0-9]{6,14}', 'g');

/**
 * Finds tax number and account in a line of free text. Ten digits with the right check digit are the tax number, and
 * are looked for first, because an old account may have ten digits too; then the account: `UA` and 27 digits, or else
 * 6 to 14 digits, the longest of them: the code of a bank and an amount are shorter. Source: spec 3 §5, reference/banking 4.4
 */
export function recogniseLine(line: string): RecognisedLine {
  const iban = IBAN.exec(line);
  const withoutIban = without(line, iban);
  const taxCode = [...withoutIban.matchAll(TEN_DIGITS)].find(([digits]) => isTaxCode(digits));
  const withoutCode = without(withoutIban, taxCode);
  const oldAccount = iban ? null : longest([...withoutCode.matchAll(OLD_ACCOUNT)]);
  return {
    taxCode: taxCode?.[0] ?? '',
    account: normaliseIban((iban ?? oldAccount)?.[0] ?? ''),
    rest: without(withoutCode, oldAccount).replace(/\s+/g, ' ').trim(),
  };
}

/** The first of those that are longest. */
function longest(found: readonly RegExpExecArray[]): RegExpExecArray | null {
  return found.reduce<RegExpExecArray | null>(
    (most, one) => (one[0].length > (most?.[0].length ?? 0) ? one : most),
    null,
  );
}

/** A space stays where the found part was, so that its neighbours do not grow together. */
function without(line: string, part: RegExpExecArray | null | undefined): string {
  return part ? `${line.slice(0, part.index)} ${line.slice(part.index + part[0].length)}` : line;
}
