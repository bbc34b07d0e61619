import { normaliseAccount, normaliseCode, normalisePassport } from '../../domain/identifiers';
import { joinFullName, splitFullName, type FullName, type PayrollImportRecord } from '../../domain/rules';
import { tidyLine } from '../../domain/text';
import { restoreUkrainianI } from '../encoding';

/** The texts of a row as a layout gives them; those that it has not are left out. */
export interface RowTexts {
  readonly code?: string;
  /** In one piece, where the layout has it so. */
  readonly fullName?: string;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly middleName?: string;
  readonly account?: string;
  readonly amount?: string;
}

/** A row with its texts tidied: the same for every layout. */
export function recordOf(line: number, texts: RowTexts, isBroken = false): PayrollImportRecord {
  const said = namesOf(texts);
  const names = mended(said);
  return {
    line,
    taxCode: codeOf(texts.code ?? ''),
    ...names,
    account: normaliseAccount(texts.account ?? '').toUpperCase(),
    amount: tidyLine(texts.amount ?? ''),
    ...(isBroken && { isBroken }),
    ...(joinFullName(names) !== joinFullName(said) && { saidName: joinFullName(said) }),
  };
}

function namesOf({ fullName = '', lastName = '', firstName = '', middleName = '' }: RowTexts): FullName {
  const names = { lastName: tidyLine(lastName), firstName: tidyLine(firstName), middleName: tidyLine(middleName) };
  return joinFullName(names) === '' ? splitFullName(fullName) : names;
}

/** Latin i in Cyrillic words, in whatever encoding. Source: reference/areas H */
function mended({ lastName, firstName, middleName }: FullName): FullName {
  return {
    lastName: restoreUkrainianI(lastName),
    firstName: restoreUkrainianI(firstName),
    middleName: restoreUkrainianI(middleName),
  };
}

/** A code of digits stays one: a passport's series is what has letters in it. */
function codeOf(text: string): string {
  const code = normaliseCode(text);
  return /^[0-9]*$/.test(code) ? code : normalisePassport(text);
}
