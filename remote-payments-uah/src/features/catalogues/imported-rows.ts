import { NO_CHECKS, getPairKey, getPairProblems, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkCorrespondent, readCorrespondentCells, type CorrespondentDraft } from '@ncb/shared-kernel/domain/rules';
import type { TableCells } from '@ncb/shared-kernel/files';
import { findCorrespondent } from '@ncb/shared-kernel/blocks/choice';

/** Statuses of a row. `known`: in the catalogue already; `repeated`: earlier in the file. */
export const IMPORT_STATUSES = ['ok', 'error', 'known', 'repeated', 'saved'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export interface ImportedRow {
  readonly id: string;
  readonly draft: CorrespondentDraft;
  readonly problems: readonly (Problem | FieldProblem)[];
  readonly isSaved: boolean;
  /** Code as written, if leading zeros were restored. */
  readonly saidCode: string | null;
}

export interface CheckedRow extends ImportedRow {
  readonly status: ImportStatus;
}

export function isReady({ status }: Pick<CheckedRow, 'status'>): boolean {
  return status === 'ok';
}

/**
 * Reads the rows of a table.
 * @param columns the file's own headings, in any case and order
 */
export function readRows(columns: readonly string[], cells: readonly TableCells[]): readonly ImportedRow[] {
  const names = columns.map((name) => name.trim().toLowerCase());
  return cells
    .filter(({ cells: texts }) => texts.some((text) => text.trim() !== ''))
    .map(({ line, cells: texts, isBroken }) => {
      const { row, problems, saidCode } = readCorrespondentCells(
        Object.fromEntries(names.map((name, place) => [name, texts[place] ?? ''])),
      );
      const broken = isBroken ? [{ field: 'row', key: 'brokenRow' } as const] : [];
      return { id: String(line), draft: row, problems: [...broken, ...problems], isSaved: false, saidCode };
    });
}

export function correctRow(row: ImportedRow, draft: CorrespondentDraft): ImportedRow {
  const saidCode = draft.code === row.draft.code ? row.saidCode : null;
  return { ...row, draft, saidCode, problems: checkCorrespondent(draft) };
}

/**
 * Sets each row's status; of equal rows the first is saved.
 * @param banks codes of all banks; null while loading: the server checks them too
 * @param checks the server's comparisons of accounts with codes so far
 */
export function checkRows(
  rows: readonly ImportedRow[],
  existing: readonly Correspondent[],
  banks: ReadonlySet<string> | null,
  checks: PairChecks = NO_CHECKS,
): readonly CheckedRow[] {
  const earlier = new Set<string>();
  return rows.map((read) => {
    const row = read.problems.length > 0 ? read : { ...read, problems: checkRow(read.draft, banks, checks) };
    const { iban, code } = row.draft;
    const isRepeated = earlier.has(`${iban} ${code}`);
    if (row.problems.length === 0) earlier.add(`${iban} ${code}`);
    return { ...row, status: getStatus(row, isRepeated, existing) };
  });
}

function checkRow(draft: CorrespondentDraft, banks: ReadonlySet<string> | null, checks: PairChecks) {
  const problems = checkCorrespondent(draft, banks);
  if (problems.length > 0) return problems;
  return getPairProblems(checks.get(getPairKey({ account: draft.iban, code: draft.code })) ?? null, 'code');
}

function getStatus(row: ImportedRow, isRepeated: boolean, existing: readonly Correspondent[]): ImportStatus {
  if (row.isSaved) return 'saved';
  if (row.problems.length > 0) return 'error';
  if (isRepeated) return 'repeated';
  return findCorrespondent(existing, { creditIban: row.draft.iban, receiverCode: row.draft.code }) ? 'known' : 'ok';
}

/** Adds the server's problems, which name rows by index. */
export function addServerProblems(
  rows: readonly ImportedRow[],
  sent: readonly ImportedRow[],
  problems: readonly FieldProblem[],
): readonly ImportedRow[] {
  return rows.map((row) => {
    const place = sent.findIndex(({ id }) => id === row.id);
    const own = problems
      .filter(({ field }) => place >= 0 && field.startsWith(`rows.${place}.`))
      .map((problem) => ({ ...problem, field: problem.field.slice(`rows.${place}.`.length) }));
    return own.length > 0 ? { ...row, problems: own } : row;
  });
}
