import { useRef, useState } from 'react';
import type { ApiFailure } from '../../api/client';
import { useDocumentsRefresh } from '../../queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useImportKind, type RowSaving, type SavedRow } from './import-kind';
import type { ImportList, NextNumbers } from './import-list';
import type { BankWord, ImportedRow } from './imported-row';
import type { RowDocument } from './row-rules';

interface Portion {
  /** Idempotency key: a repeat under the same key returns the former result and stores nothing twice. */
  readonly key: string;
  readonly rows: readonly { readonly id: string; readonly number: string }[];
  readonly documents: readonly RowDocument[];
}

export interface SavingProgress {
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
  const unanswered = useRef<Portion | null>(null);
  const isStopped = useRef(false);
  // A function: the value changes during an awaited call.
  const hasStopped = () => isStopped.current;

  /** @returns true to continue */
  const send = async (portion: Portion): Promise<boolean> => {
    const isRepeat = unanswered.current === portion;
    unanswered.current = portion;
    list.settle(wordsFor(portion, ({ number }) => ({ kind: 'asked', number })));
    const outcome = await saving.save(api, portion.documents, portion.key);
    if (outcome.ok && outcome.value.length === portion.rows.length) {
      const results = outcome.value;
      list.settle(wordsFor(portion, ({ number }, place) => wordOf(results[place], number, saving)));
      unanswered.current = null;
      return true;
    }
    setFailure(outcome.ok ? { kind: 'unreadable', where: 'results' } : outcome.failure);
    // A refusal of a repeat says nothing about the first call, whose answer was lost.
    if (!outcome.ok && !isRepeat && isDecided(outcome.failure)) {
      list.settle(wordsFor(portion, () => null));
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
        const left = unanswered.current;
        const portions = [...(left ? [left] : []), ...portionsOf(list, nextNumbers(session), saving.portion)];
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

function portionsOf(list: ImportList, next: NextNumbers, size: number): readonly Portion[] {
  const { rows, numbersToGive } = list.snapshot();
  const given = numbersToGive(next);
  const ready = rows.filter(({ id }) => list.status(id) === 'ok');
  const count = Math.ceil(ready.length / size);
  return Array.from({ length: count }, (_, index) => portionOf(ready.slice(index * size, (index + 1) * size), given));
}

function portionOf(ready: readonly ImportedRow[], given: ReadonlyMap<string, string>): Portion {
  const documents = ready.map(({ id, document }) => ({ ...document, number: given.get(id) ?? document.number }));
  return {
    key: crypto.randomUUID(),
    rows: ready.map(({ id }, place) => ({ id, number: documents[place]?.number ?? '' })),
    documents,
  };
}

function wordsFor<Word extends BankWord | null>(
  { rows }: Portion,
  word: (row: Portion['rows'][number], place: number) => Word,
): ReadonlyMap<string, Word> {
  return new Map(rows.map((row, place) => [row.id, word(row, place)]));
}

function wordOf(result: SavedRow | undefined, number: string, { columnOf }: RowSaving): BankWord {
  if (result?.id) return { kind: 'saved', number, id: result.id };
  const { code = null, sentence = null, problems = [] } = result ?? {};
  const inColumns = problems.map((problem) => ({ ...problem, field: columnOf(problem.field) }));
  return { kind: 'refused', number, code, sentence, problems: inColumns };
}

/**
 * True if the bank has certainly stored nothing. After any other failure, also `internalError`, a part may be stored:
 * only a repeat under the same key can tell.
 */
function isDecided(failure: ApiFailure): boolean {
  return failure.kind === 'unauthorized' || (failure.kind === 'refused' && failure.code !== 'internalError');
}
