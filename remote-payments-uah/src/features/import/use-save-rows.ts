import { useRef, useState } from 'react';
import type { ApiFailure, FieldProblem } from '@ncb/shared-kernel/api/client';
import { savePayments, type BatchResult, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { importColumnOf } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, IMPORT_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { toSave } from '../payment';
import type { ImportList } from './import-list';
import type { BankWord, ImportedRow } from './imported-row';

/** Rows that one call is to save. */
interface Portion {
  /** Kept with the portion: asked again under it, the bank tells what it has done and does nothing twice. */
  readonly key: string;
  readonly rows: readonly { readonly id: string; readonly number: string }[];
  readonly request: RequestOf<typeof savePayments>;
}

export interface SavingProgress {
  /** Rows that the bank has answered. */
  readonly done: number;
  readonly total: number;
}

export interface SaveRows {
  readonly isRunning: boolean;
  /** No further portion is begun. */
  readonly isStopping: boolean;
  /** Of the present or the last run; null before the first. */
  readonly progress: SavingProgress | null;
  /** Why the last run broke off. */
  readonly failure: ApiFailure | null;
  /** Saves every row that may be saved; first of all what was left without an answer. */
  run(): Promise<void>;
  /** Ends after the portion that is under way. */
  stop(): void;
}

/** Saves the rows of a file, portion by portion, each row exactly once. */
export function useSaveRows(list: ImportList): SaveRows {
  const { api, session, refreshSession } = useShell();
  const refreshDocuments = useDocumentsRefresh();
  const [isRunning, setRunning] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [progress, setProgress] = useState<SavingProgress | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const unanswered = useRef<Portion | null>(null);
  const isStopped = useRef(false);
  // A question and not a value: the answer changes while a call is awaited.
  const hasStopped = () => isStopped.current;

  /** @returns whether to go on */
  const send = async (portion: Portion): Promise<boolean> => {
    const isRepeat = unanswered.current === portion;
    unanswered.current = portion;
    list.settle(wordsFor(portion, ({ number }) => ({ kind: 'asked', number })));
    const outcome = await api.call(savePayments, portion.request, { idempotencyKey: portion.key });
    if (outcome.ok && outcome.value.results.length === portion.rows.length) {
      const { results } = outcome.value;
      list.settle(wordsFor(portion, ({ number }, place) => wordOf(results[place], number)));
      unanswered.current = null;
      return true;
    }
    setFailure(outcome.ok ? { kind: 'unreadable', where: 'results' } : outcome.failure);
    // What the bank says to a repeated question it does not say of the first one, whose answer was lost.
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
      const left = unanswered.current;
      const portions = [...(left ? [left] : []), ...portionsOf(list, session.nextPaymentNumber)];
      const total = portions.reduce((sum, { rows }) => sum + rows.length, 0);
      let done = 0;
      setProgress({ done, total });
      for (const portion of portions) {
        if (hasStopped() || !(await send(portion))) break;
        done += portion.rows.length;
        setProgress({ done, total });
      }
      setRunning(false);
      setStopping(false);
      refreshSession();
      await refreshDocuments();
    },
  };
}

function portionsOf(list: ImportList, next: number): readonly Portion[] {
  const { rows, numbersToGive } = list.snapshot();
  const given = numbersToGive(next);
  const ready = rows.filter(({ id }) => list.status(id) === 'ok');
  const count = Math.ceil(ready.length / IMPORT_PORTION);
  return Array.from({ length: count }, (_, index) =>
    portionOf(ready.slice(index * IMPORT_PORTION, (index + 1) * IMPORT_PORTION), given),
  );
}

function portionOf(ready: readonly ImportedRow[], given: ReadonlyMap<string, string>): Portion {
  const numbered = ready.map(({ id, payment }) => ({ ...payment, number: given.get(id) ?? payment.number }));
  return {
    key: crypto.randomUUID(),
    rows: ready.map(({ id }, place) => ({ id, number: numbered[place]?.number ?? '' })),
    request: {
      type: DocumentType.uahPayment,
      // A row that the bank refuses must not keep the others back.
      all: false,
      payments: numbered.map((payment) => ({ id: null, ...toSave(payment) })),
    },
  };
}

function wordsFor<Word extends BankWord | null>(
  { rows }: Portion,
  word: (row: Portion['rows'][number], place: number) => Word,
): ReadonlyMap<string, Word> {
  return new Map(rows.map((row, place) => [row.id, word(row, place)]));
}

function wordOf(result: BatchResult | undefined, number: string): BankWord {
  if (result?.id) return { kind: 'saved', number, id: result.id };
  const problems = (result?.problems ?? []).map(({ field, key, max }): FieldProblem => ({
    field: importColumnOf(field),
    key,
    params: max === undefined ? {} : { max },
  }));
  return { kind: 'refused', number, code: result?.errorCode ?? null, sentence: result?.error ?? null, problems };
}

/**
 * True where the bank has said that it did nothing. After anything else, a breakdown on its side too, some of the portion
 * may be stored: only the same request under the same key finds out.
 */
function isDecided(failure: ApiFailure): boolean {
  return failure.kind === 'unauthorized' || (failure.kind === 'refused' && failure.code !== 'internalError');
}
