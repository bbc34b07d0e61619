import { NO_CHECKS, pairKey, pairProblems, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkCorrespondent, correspondentFromCells, type CorrespondentDraft } from '@ncb/shared-kernel/domain/rules';
import type { TableCells } from '@ncb/shared-kernel/files';
import { correspondentBehind } from '@ncb/shared-kernel/blocks/choice';

/** What becomes of a row: it can be kept, it cannot, the catalogue or the file has it already, it is kept. */
export const IMPORT_STATUSES = ['ok', 'error', 'known', 'repeated', 'saved'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** A correspondent of a file. */
export interface ImportedRow {
  /** Where a person finds it in the file. */
  readonly id: string;
  readonly draft: CorrespondentDraft;
  /** By the fields of the catalogue. */
  readonly problems: readonly (Problem | FieldProblem)[];
  readonly isSaved: boolean;
  /** What the file says where leading zeros of the code were put back. */
  readonly saidCode: string | null;
}

/** A row with what is to become of it. */
export interface JudgedRow extends ImportedRow {
  readonly status: ImportStatus;
}

/** Whether the bank is to keep it. */
export function isReady({ status }: Pick<JudgedRow, 'status'>): boolean {
  return status === 'ok';
}

/** Reads the rows of a table. @param columns the file's own headings, in any case and order */
export function readRows(columns: readonly string[], cells: readonly TableCells[]): readonly ImportedRow[] {
  const names = columns.map((name) => name.trim().toLowerCase());
  return cells
    .filter(({ cells: texts }) => texts.some((text) => text.trim() !== ''))
    .map(({ line, cells: texts, isBroken }) => {
      const { row, problems, saidCode } = correspondentFromCells(
        Object.fromEntries(names.map((name, place) => [name, texts[place] ?? ''])),
      );
      const broken = isBroken ? [{ field: 'row', key: 'brokenRow' } as const] : [];
      return { id: String(line), draft: row, problems: [...broken, ...problems], isSaved: false, saidCode };
    });
}

/** The row after somebody has put it right. */
export function correctedRow(row: ImportedRow, draft: CorrespondentDraft): ImportedRow {
  const saidCode = draft.code === row.draft.code ? row.saidCode : null;
  return { ...row, draft, saidCode, problems: checkCorrespondent(draft) };
}

/**
 * What is to become of each row; of equal ones the first is kept.
 * @param banks codes of all there are; null while they are not known: the bank looks at them too
 * @param checks the bank's comparisons of accounts with codes, so far as it has answered
 */
export function judgeRows(
  rows: readonly ImportedRow[],
  known: readonly Correspondent[],
  banks: ReadonlySet<string> | null,
  checks: PairChecks = NO_CHECKS,
): readonly JudgedRow[] {
  const seen = new Set<string>();
  return rows.map((read) => {
    const row = read.problems.length > 0 ? read : { ...read, problems: problemsOfRow(read.draft, banks, checks) };
    const { iban, code } = row.draft;
    const isRepeated = seen.has(`${iban} ${code}`);
    if (row.problems.length === 0) seen.add(`${iban} ${code}`);
    return { ...row, status: statusOf(row, isRepeated, known) };
  });
}

function problemsOfRow(draft: CorrespondentDraft, banks: ReadonlySet<string> | null, checks: PairChecks) {
  const problems = checkCorrespondent(draft, banks);
  if (problems.length > 0) return problems;
  return pairProblems(checks.get(pairKey({ account: draft.iban, code: draft.code })) ?? null, 'CODE');
}

function statusOf(row: ImportedRow, isRepeated: boolean, known: readonly Correspondent[]): ImportStatus {
  if (row.isSaved) return 'saved';
  if (row.problems.length > 0) return 'error';
  if (isRepeated) return 'repeated';
  return correspondentBehind(known, { creditIban: row.draft.iban, receiverCode: row.draft.code }) ? 'known' : 'ok';
}

/** The rows that the bank has found wrong, with its words: it names them by their places in what was sent. */
export function withBankProblems(
  rows: readonly ImportedRow[],
  sent: readonly ImportedRow[],
  problems: readonly FieldProblem[],
): readonly ImportedRow[] {
  return rows.map((row) => {
    const place = sent.findIndex(({ id }) => id === row.id);
    const own = problems
      .filter(({ field }) => place >= 0 && field.startsWith(`cdata.${place}.`))
      .map((problem) => ({ ...problem, field: problem.field.slice(`cdata.${place}.`.length) }));
    return own.length > 0 ? { ...row, problems: own } : row;
  });
}
