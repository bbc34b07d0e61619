import { useRef, useState } from 'react';
import type { ApiFailure } from '../../api/client';
import { useDocumentsRefresh } from '../../queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useImportKind, type RowSaving, type SavedRow } from './import-kind';
import type { ImportList, NextNumbers } from './import-list';
import type { BankAnswer, ImportedRow } from './imported-row';
import type { RowDocument } from './row-rules';

interface SaveBatch {
  /** Idempotency key: a repeat under the same key returns the former result and stores nothing twice. */
  readonly key: string;
  readonly rows: readonly { readonly id: string; readonly number: string }[];
  readonly documents: readonly RowDocument[];
}

interface SavingProgress {
  /** Rows that the bank has answered. */
  readonly done: number;
  readonly total: number;
}

export interface SaveRows {
  readonly isRunning: boolean;
  readonly isStopping: boolean;
  readonly progress: SavingProgress | null;
  readonly failure: ApiFailure | null;
  /** Saves all valid rows; starts with the call left without an answer. */
  run(): Promise<void>;
  /** Stops after the call in progress. */
  stop(): void;
}

/**
 * Saves the rows of a file in batches, each row exactly once.
 * @param prepare runs before the rows to save are chosen
 */
export function useSaveRows(list: ImportList, prepare: () => Promise<void>): SaveRows {
  const { api, session, refreshSession } = useSteadyShell();
  const { saving, nextNumbers } = useImportKind();
  const refreshDocuments = useDocumentsRefresh();
  const [isRunning, setRunning] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [progress, setProgress] = useState<SavingProgress | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const unanswered = useRef<SaveBatch | null>(null);
  const isStopped = useRef(false);
  // A function: the value changes during an awaited call.
  const hasStopped = () => isStopped.current;

  /** @returns true to continue */
  const send = async (portion: SaveBatch): Promise<boolean> => {
    const isRepeat = unanswered.current === portion;
    unanswered.current = portion;
    list.storeAnswers(buildAnswers(portion, ({ number }) => ({ kind: 'asked', number })));
    const outcome = await saving.save(api, portion.documents, portion.key);
    if (outcome.ok && outcome.value.length === portion.rows.length) {
      const results = outcome.value;
      list.storeAnswers(buildAnswers(portion, ({ number }, place) => toAnswer(results[place], number, saving)));
      unanswered.current = null;
      return true;
    }
    setFailure(outcome.ok ? { kind: 'unreadable', where: 'results' } : outcome.failure);
    // A refusal of a repeat says nothing about the first call, whose answer was lost.
    if (!outcome.ok && !isRepeat && hasStoredNothing(outcome.failure)) {
      list.storeAnswers(buildAnswers(portion, () => null));
      unanswered.current = null;
    }
    return false;
  };

  return {
    isRunning,
    isStopping,
    progress,
    failure,
    stop() {
      isStopped.current = true;
      setStopping(true);
    },
    async run() {
      isStopped.current = false;
      setStopping(false);
      setFailure(null);
      setRunning(true);
      try {
        await prepare();
        const pendingBatch = unanswered.current;
        const portions = [
          ...(pendingBatch ? [pendingBatch] : []),
          ...buildPortions(list, nextNumbers(session), saving.portion),
        ];
        const total = portions.reduce((sum, { rows }) => sum + rows.length, 0);
        let done = 0;
        setProgress({ done, total });
        for (const portion of portions) {
          if (hasStopped() || !(await send(portion))) break;
          done += portion.rows.length;
          setProgress({ done, total });
        }
      } finally {
        setRunning(false);
        setStopping(false);
      }
      refreshSession();
      await refreshDocuments();
    },
  };
}

function buildPortions(list: ImportList, next: NextNumbers, size: number): readonly SaveBatch[] {
  const { rows, numbersToGive } = list.snapshot();
  const assignedNumbers = numbersToGive(next);
  const ready = rows.filter(({ id }) => list.status(id) === 'ok');
  const count = Math.ceil(ready.length / size);
  return Array.from({ length: count }, (_, index) =>
    buildPortion(ready.slice(index * size, (index + 1) * size), assignedNumbers),
  );
}

function buildPortion(ready: readonly ImportedRow[], assignedNumbers: ReadonlyMap<string, string>): SaveBatch {
  const documents = ready.map(({ id, document }) => ({
    ...document,
    number: assignedNumbers.get(id) ?? document.number,
  }));
  return {
    key: crypto.randomUUID(),
    rows: ready.map(({ id }, place) => ({ id, number: documents[place]?.number ?? '' })),
    documents,
  };
}

function buildAnswers<Word extends BankAnswer | null>(
  { rows }: SaveBatch,
  word: (row: SaveBatch['rows'][number], place: number) => Word,
): ReadonlyMap<string, Word> {
  return new Map(rows.map((row, place) => [row.id, word(row, place)]));
}

function toAnswer(result: SavedRow | undefined, number: string, { columnOf }: RowSaving): BankAnswer {
  if (result?.id) return { kind: 'saved', number, id: result.id };
  const { code = null, sentence = null, problems = [] } = result ?? {};
  const inColumns = problems.map((problem) => ({ ...problem, field: columnOf(problem.field) }));
  return { kind: 'refused', number, code, sentence, problems: inColumns };
}

/**
 * True if the bank has certainly stored nothing. After any other failure, also `internalError`, a part may be stored:
 * only a repeat under the same key can tell.
 */
function hasStoredNothing(failure: ApiFailure): boolean {
  return failure.kind === 'unauthorized' || (failure.kind === 'refused' && failure.code !== 'internalError');
}
