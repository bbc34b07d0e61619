import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { markExported } from '@ncb/shared-kernel/api/contract';
import { createProgressStore, useSpareWorker, type ProgressStore } from '@ncb/shared-kernel/blocks/files';
import { yieldToPage } from '@ncb/shared-kernel/domain/long-order';
import { OperationFilter, type StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { STATEMENT_FILE_ENDINGS, getStatementFileName } from '@ncb/shared-kernel/files/writers/statement';
import { statementExportKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, saveFile } from '@ncb/shared-kernel/ui';
import { countStatement, loadWholeStatement, type StatementAnswer, type StatementRequest } from '../statement';
import { isOfStatement, issueReference } from './issue-reference';
import { makeFile, type Losses, type MadeFile, type FileCreation } from './make-file';
import { createObstacleFinder } from './create-obstacle-finder';
import { getExportedUntil } from './since-last-export';
import { countHidden, type FileToMake } from './statement-file';

export type ExportState =
  | { readonly kind: 'idle' }
  /** `gathering`: loading operations that exceeded one answer; `working`: writing the file. */
  | { readonly kind: 'gathering' | 'working'; readonly total: number }
  | { readonly kind: 'saved'; readonly name: string; readonly losses: Losses; readonly isRemembered: boolean }
  | { readonly kind: 'failed'; readonly reason?: 'dayTooLong' | 'unbalanced' };

/** True for a PDF without all operations of the statement: the bank confirms whole statements. */
function isExtract({ answer, rows }: FileToMake, { operations }: StatementRequest): boolean {
  const hidden = countHidden(answer, rows);
  return operations !== OperationFilter.all || hidden.operations > 0 || hidden.revaluations > 0;
}

interface StatementExport {
  readonly state: ExportState;
  readonly progress: ProgressStore<number>;
  /** @param isWhole true if the file contains all operations: the bank then records how far it reaches */
  start(format: StatementFileFormat, file: FileToMake, isWhole: boolean): void;
  cancel(): void;
}

/**
 * Creates a file in a worker, saves it and reports the export to the bank. Unmounting (closing the dialog) cancels.
 * @param request request of the statement; an incomplete one is loaded in parts
 */
export function useStatementExport(request: StatementRequest): StatementExport {
  const { api, session } = useShell();
  const client = useQueryClient();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const [progress] = useState(() => createProgressStore(0));
  const making = useRef<Pick<FileCreation, 'cancel'> | null>(null);
  useEffect(() => () => making.current?.cancel(), []);
  useSpareWorker(state.kind !== 'gathering' && state.kind !== 'working');

  const reportExport = async (format: StatementFileFormat, answer: StatementAnswer, isWhole: boolean) => {
    const accounts = isWhole ? getExportedUntil(answer) : [];
    const remembered = await api.call(markExported, { format, accounts });
    await client.invalidateQueries({ queryKey: statementExportKeys.last(session.companyRef) });
    return remembered.ok;
  };

  const gather = async ({ answer }: FileToMake): Promise<StatementAnswer | null> => {
    const total = countStatement(answer).operations;
    const stop = new AbortController();
    const onProgress = (done: number) => progress.set(Math.min(done, total));
    onProgress(0);
    setState({ kind: 'gathering', total });
    making.current = { cancel: () => stop.abort() };
    const days = { start: answer.start, end: answer.end };
    const gathered = await loadWholeStatement(answer, {
      api,
      request: { ...request, ...days },
      signal: stop.signal,
      onProgress,
    });
    making.current = null;
    if (stop.signal.aborted) setState({ kind: 'idle' });
    else if (gathered.kind !== 'whole')
      setState({ kind: 'failed', ...(gathered.kind === 'dayTooLong' && { reason: gathered.kind }) });
    // An operation was posted meanwhile, so the parts do not match the first balance.
    else if (createObstacleFinder(gathered.answer, request)('camt-08') !== null)
      setState({ kind: 'failed', reason: 'unbalanced' });
    else return gathered.answer;
    return null;
  };

  /** @returns null if the PDF must not be made */
  const issue = async (answer: StatementAnswer) => {
    const stop = new AbortController();
    progress.set(0);
    setState({ kind: 'working', total: countStatement(answer).operations });
    making.current = { cancel: () => stop.abort() };
    const issued = await issueReference(api, answer, stop.signal);
    making.current = null;
    if (stop.signal.aborted) setState({ kind: 'idle' });
    else if (!issued.ok) setState({ kind: 'failed' });
    else if (issued.value && !isOfStatement(issued.value, answer)) setState({ kind: 'failed', reason: 'unbalanced' });
    else return issued.value;
    return null;
  };

  const run = async (format: StatementFileFormat, source: FileToMake, isWhole: boolean) => {
    const answer = isWhole && source.answer.truncated ? await gather(source) : source.answer;
    if (!answer) return;
    const file = { ...source, answer };
    if (format !== 'pdf') return write(format, file, isWhole);
    const reference = isExtract(file, request) ? undefined : await issue(answer);
    if (reference !== null) await write(format, { ...file, reference }, isWhole);
  };

  const write = async (format: StatementFileFormat, file: FileToMake, isWhole: boolean) => {
    const total = isWhole || file.rows.length === 0 ? countStatement(file.answer).operations : file.rows.length;
    progress.set(0);
    setState({ kind: 'working', total });
    const work = makeFile(format, file, progress.set);
    making.current = work;
    const made: MadeFile = await work.made;
    making.current = null;
    if (made.kind === 'cancelled') return setState({ kind: 'idle' });
    if (made.kind === 'failed') return setState({ kind: 'failed' });
    const { statement, start, end } = file.answer;
    const name = getStatementFileName(format, { accounts: statement.accounts, start, end });
    saveFile(buildBlob(made.bytes, STATEMENT_FILE_ENDINGS[format][1]), name);
    // Separate task: together with copying the file it would block the page for more than three frames.
    await yieldToPage();
    const isRemembered = await reportExport(format, file.answer, isWhole);
    setState({ kind: 'saved', name, losses: made.losses, isRemembered });
  };

  return {
    state,
    progress,
    start(format, file, isWhole) {
      if (making.current === null) void run(format, file, isWhole);
    },
    cancel: () => making.current?.cancel(),
  };
}
