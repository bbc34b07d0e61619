import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { markExported } from '@ncb/shared-kernel/api/contract';
import type { StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { STATEMENT_FILE_ENDINGS, statementFileName } from '@ncb/shared-kernel/files/writers/statement';
import { statementExportKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, saveFile } from '@ncb/shared-kernel/ui';
import type { StatementAnswer } from '../statement/shown-statement';
import { makeFile, type Losses, type MadeFile, type Making } from './make-file';
import { reachedBy } from './since-last-export';
import type { FileToMake } from './statement-file';

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  | { readonly kind: 'saved'; readonly name: string; readonly losses: Losses; readonly isRemembered: boolean }
  | { readonly kind: 'failed' };

export interface StatementExport {
  readonly state: ExportState;
  /** @param isWhole all operations of the accounts are in the file: the bank remembers up to where */
  start(format: StatementFileFormat, file: FileToMake, isWhole: boolean): void;
  cancel(): void;
}

/** Makes a file in a worker, saves it and tells the bank. It ends with the component: closing the dialog cancels. */
export function useStatementExport(): StatementExport {
  const { api, session } = useShell();
  const client = useQueryClient();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const making = useRef<Making | null>(null);
  useEffect(() => () => making.current?.cancel(), []);

  const remember = async (format: StatementFileFormat, answer: StatementAnswer, isWhole: boolean) => {
    const accounts = isWhole ? reachedBy(answer) : [];
    const remembered = await api.call(markExported, { format, accounts });
    await client.invalidateQueries({ queryKey: statementExportKeys.last(session.companyRef) });
    return remembered.ok;
  };

  const run = async (format: StatementFileFormat, file: FileToMake, isWhole: boolean) => {
    const total = isWhole || file.rows.length === 0 ? operationsOf(file.answer) : file.rows.length;
    setState({ kind: 'working', done: 0, total });
    const work = makeFile(api, format, file, (done) => setState({ kind: 'working', done, total }));
    making.current = work;
    const made: MadeFile = await work.made;
    making.current = null;
    if (made.kind === 'cancelled') return setState({ kind: 'idle' });
    if (made.kind === 'failed') return setState({ kind: 'failed' });
    const { statement, start, end } = file.answer;
    const name = statementFileName(format, { accounts: statement.accounts, start, end });
    saveFile(blobOf(made.bytes, STATEMENT_FILE_ENDINGS[format][1]), name);
    const isRemembered = await remember(format, file.answer, isWhole);
    setState({ kind: 'saved', name, losses: made.losses, isRemembered });
  };

  return {
    state,
    start(format, file, isWhole) {
      if (making.current === null) void run(format, file, isWhole);
    },
    cancel: () => making.current?.cancel(),
  };
}

function operationsOf({ statement: { accounts } }: StatementAnswer): number {
  return accounts.reduce((sum, { documents }) => sum + documents.length, 0);
}
