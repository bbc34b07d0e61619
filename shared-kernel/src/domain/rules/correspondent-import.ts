import { parseAmount } from '../money';
import type { Problem } from '../problem';
import { tidyLine } from '../text';
import { checkCorrespondent, normaliseCorrespondent, type CorrespondentDraft } from './correspondent';

/** Columns without which a file is no list of correspondents, in lower case. Source: reference/banking 4.4 */
export const CORRESPONDENT_COLUMNS = ['code', 'name', 'iban'] as const;

/** A correspondent of a file, judged. */
export interface ImportedCorrespondent {
  readonly row: CorrespondentDraft;
  /** Empty when the row can be kept. */
  readonly problems: readonly Problem[];
}

/**
 * The correspondent of a file's row and all its problems. An empty flag is a yes, as on the wire; one that is neither 0
 * nor 1 is told and not guessed: it decides which rule the code keeps.
 * @param cells by the names of the columns in lower case
 */
export function correspondentFromCells(cells: Readonly<Record<string, string>>): ImportedCorrespondent {
  const cell = (name: string) => tidyLine(cells[name] ?? '');
  const maximum = parseAmount(cell('sal'));
  const row = normaliseCorrespondent({
    code: cell('code'),
    name: cell('name'),
    iban: cell('iban'),
    isResident: cell('is_resident') !== '0',
    hasCode: cell('has_code') !== '0',
    maximum: maximum.ok ? maximum.amount : cell('sal'),
  });
  const flags = ['is_resident', 'has_code'].filter((name) => !['', '0', '1'].includes(cell(name)));
  return {
    row,
    problems: [
      ...checkCorrespondent(row),
      ...flags.map((name) => ({ field: name.toUpperCase(), key: 'onlyDigits' as const, params: { max: '1' } })),
    ],
  };
}
