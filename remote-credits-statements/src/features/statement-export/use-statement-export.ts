import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { markExported } from '@ncb/shared-kernel/api/contract';
import { createToldProgress, useSpareWorker, type ToldProgress } from '@ncb/shared-kernel/blocks/files';
import { nextTask } from '@ncb/shared-kernel/domain/long-order';
import type { StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { STATEMENT_FILE_ENDINGS, statementFileName } from '@ncb/shared-kernel/files/writers/statement';
import { statementExportKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, saveFile } from '@ncb/shared-kernel/ui';
import type { StatementAnswer, StatementRequest } from '../statement/shown-statement';
import { countStatement, wholeStatement } from '../statement/whole-statement';
import { makeFile, type Losses, type MadeFile, type Making } from './make-file';
import { obstacleTo } from './obstacle';
import { reachedBy } from './since-last-export';
import type { FileToMake } from './statement-file';

export type ExportState =
  | { readonly kind: 'idle' }
  /** `gathering`: operations come that were too many for one answer; `working`: the file is written. */
  | { readonly kind: 'gathering' | 'working'; readonly total: number }
  | { readonly kind: 'saved'; readonly name: string; readonly losses: Losses; readonly isRemembered: boolean }
  | { readonly kind: 'failed'; readonly reason?: 'dayTooLong' | 'unbalanced' };

export interface StatementExport {
  readonly state: ExportState;
  /** How many operations are gathered or written. */
  readonly progress: ToldProgress<number>;
  /** @param isWhole all operations of the accounts are in the file: the bank remembers up to where */
  start(format: StatementFileFormat, file: FileToMake, isWhole: boolean): void;
  cancel(): void;
}

/**
 * Makes a file in a worker, saves it and tells the bank. It ends with the component: closing the dialog cancels.
 * @param asked what the bank was asked for: a statement that is not whole is asked for by parts
 */
export function useStatementExport(asked: StatementRequest): StatementExport {
  const { api, session } = useShell();
  const client = useQueryClient();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const [progress] = useState(() => createToldProgress(0));
  const making = useRef<Pick<Making, 'cancel'> | null>(null);
  useEffect(() => () => making.current?.cancel(), []);
  useSpareWorker(state.kind !== 'gathering' && state.kind !== 'working');

  const remember = async (format: StatementFileFormat, answer: StatementAnswer, isWhole: boolean) => {
    const accounts = isWhole ? reachedBy(answer) : [];
    const remembered = await api.call(markExported, { format, accounts });
    await client.invalidateQueries({ queryKey: statementExportKeys.last(session.companyRef) });
    return remembered.ok;
  };

  /** All operations, where the bank could not give them at once; null where they are not to be had. */
  const gather = async ({ answer }: FileToMake): Promise<StatementAnswer | null> => {
    const total = countStatement(answer).operations;
    const stop = new AbortController();
    const onProgress = (done: number) => progress.tell(Math.min(done, total));
    onProgress(0);
    setState({ kind: 'gathering', total });
    making.current = { cancel: () => stop.abort() };
    const days = { start: answer.start, end: answer.end };
    const gathered = await wholeStatement(answer, {
      api,
      asked: { ...asked, ...days },
      signal: stop.signal,
      onProgress,
    });
    making.current = null;
    if (stop.signal.aborted) setState({ kind: 'idle' });
    else if (gathered.kind !== 'whole')
      setState({ kind: 'failed', ...(gathered.kind === 'dayTooLong' && { reason: gathered.kind }) });
    // Something was posted meanwhile: its part is not in the balance that came first.
    else if (obstacleTo(gathered.answer, asked)('camt-08') !== null) setState({ kind: 'failed', reason: 'unbalanced' });
    else return gathered.answer;
    return null;
  };

  const run = async (format: StatementFileFormat, given: FileToMake, isWhole: boolean) => {
    const answer = isWhole && given.answer.truncated ? await gather(given) : given.answer;
    if (answer) await write(format, { ...given, answer }, isWhole);
  };

  const write = async (format: StatementFileFormat, file: FileToMake, isWhole: boolean) => {
    const total = isWhole || file.rows.length === 0 ? countStatement(file.answer).operations : file.rows.length;
    progress.tell(0);
    setState({ kind: 'working', total });
    const work = makeFile(format, file, progress.tell);
    making.current = work;
    const made: MadeFile = await work.made;
    making.current = null;
    if (made.kind === 'cancelled') return setState({ kind: 'idle' });
    if (made.kind === 'failed') return setState({ kind: 'failed' });
    const { statement, start, end } = file.answer;
    const name = statementFileName(format, { accounts: statement.accounts, start, end });
    saveFile(blobOf(made.bytes, STATEMENT_FILE_ENDINGS[format][1]), name);
    // A task of its own: together with the file's copy it would keep the page for longer than three frames.
    await nextTask();
    const isRemembered = await remember(format, file.answer, isWhole);
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
