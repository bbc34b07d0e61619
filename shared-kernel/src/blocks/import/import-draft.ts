import { isRecord } from '../../api/contract';
import { isProblemKey, type Problem, type ProblemKey } from '../../domain';
import { createImportList } from './create-import-list';
import type { ImportList, ImportSnapshot } from './import-list';
import type { BankAnswer, ImportedRow } from './imported-row';
import type { RowCells, RowDocument, RowRules } from './row-rules';

/** Limit in characters (our choice): the bank stores 100,000 per draft. Larger imports are not stored. */
const DRAFT_MAX = 80_000;
const DRAFT_ROWS_MAX = 500;

interface DraftRow {
  readonly line: number;
  readonly row: RowCells;
  readonly isExcluded: boolean;
  /** Problem keys of the whole row; the cells alone do not show them. */
  readonly ofRow?: readonly ProblemKey[];
  readonly saved?: { readonly id: string; readonly number: string };
}

interface ImportDraft {
  readonly fileName: string;
  readonly rows: readonly DraftRow[];
}

/** Builds the draft; null if it is too large. */
export function buildImportDraft(
  fileName: string,
  { rows }: ImportSnapshot,
  { numberColumn }: RowRules,
): ImportDraft | null {
  if (rows.length > DRAFT_ROWS_MAX) return null;
  const draft = { fileName, rows: rows.map((row) => toDraftRow(row, numberColumn)) };
  return JSON.stringify(draft).length <= DRAFT_MAX ? draft : null;
}

function toDraftRow({ line, row, isExcluded, word, problems }: ImportedRow, numberColumn: string): DraftRow {
  // A row without an answer may be stored already. Sent again under the same number, the bank does not store it twice.
  const sentCells = word?.kind === 'asked' ? { ...row, [numberColumn]: word.number } : row;
  const ofRow = problems.filter(({ field }) => field === 'row').map(({ key }) => key);
  return {
    line,
    row: sentCells,
    isExcluded,
    ...(ofRow.length > 0 && { ofRow }),
    ...(word?.kind === 'saved' && { saved: { id: word.id, number: word.number } }),
  };
}

/**
 * Restores the rows of a draft and checks them again: bank day and balances may have changed. Null if it is no import
 * draft.
 */
export function readImportDraft<D extends RowDocument>(
  content: unknown,
  rules: RowRules<D>,
): { readonly fileName: string; readonly list: ImportList<D> } | null {
  if (!isRecord(content) || typeof content['fileName'] !== 'string' || !Array.isArray(content['rows'])) return null;
  const rows = content['rows'].map((row) => readRow(row, rules.columns));
  if (!rows.every((row) => row !== null)) return null;
  const list = createImportList(rules);
  list.append(
    rows.map(({ line, row, ofRow = [] }) => {
      const { document, problems } = rules.judge(row);
      return { line, row, document, problems: [...ofRow.map(buildRowProblem), ...problems] };
    }),
  );
  const answers = rows.flatMap(({ saved }, place): [string, BankAnswer][] =>
    saved ? [[String(place + 1), { kind: 'saved', ...saved }]] : [],
  );
  list.setExcluded(
    rows.flatMap(({ isExcluded }, place) => (isExcluded ? [String(place + 1)] : [])),
    true,
  );
  list.storeAnswers(new Map(answers));
  return { fileName: content['fileName'], list };
}

const buildRowProblem = (key: ProblemKey): Problem => ({ field: 'row', key });

function readRow(value: unknown, columns: readonly string[]): DraftRow | null {
  if (!isRecord(value) || !isRecord(value['row']) || typeof value['line'] !== 'number') return null;
  const { row, saved, ofRow } = value;
  const cells = columns.flatMap((column) => (typeof row[column] === 'string' ? [[column, row[column]]] : []));
  const isSaved = isRecord(saved) && typeof saved['id'] === 'string' && typeof saved['number'] === 'string';
  return {
    line: value['line'],
    row: Object.fromEntries(cells) as RowCells,
    isExcluded: value['isExcluded'] === true,
    ...(Array.isArray(ofRow) && { ofRow: ofRow.filter(isProblemKey) }),
    ...(isSaved && { saved: { id: String(saved['id']), number: String(saved['number']) } }),
  };
}
