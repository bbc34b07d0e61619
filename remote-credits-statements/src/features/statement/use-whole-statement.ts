import { useEffect, useRef, useState } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { StatementAnswer, StatementRequest } from './shown-statement';
import { countStatement, loadWholeStatement } from './load-whole-statement';

type RestState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'gathering'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly reason: 'dayTooLong' | 'failed' };

export interface WholeStatement {
  /** First answer of the bank, or the whole statement once loaded. */
  readonly answer: StatementAnswer;
  readonly rest: RestState;
  readonly gather: () => void;
  readonly cancel: () => void;
}

interface Gathered {
  readonly of: StatementAnswer;
  readonly rest: RestState;
  readonly whole: StatementAnswer | null;
}

const IDLE: RestState = { kind: 'idle' };

/**
 * Loads a statement that exceeds one answer, on request. The loaded rest belongs to this answer: a new answer is
 * truncated again.
 * @param request request of the statement
 * @param prepare called with the whole answer before it is shown
 */
export function useWholeStatement(
  given: StatementAnswer,
  request: StatementRequest,
  prepare: (answer: StatementAnswer, signal: AbortSignal) => Promise<void>,
): WholeStatement {
  const { api } = useSteadyShell();
  const [gathered, setGathered] = useState<Gathered | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), [given]);

  const gather = async () => {
    const { signal } = (stop.current = new AbortController());
    const update = (rest: RestState, whole: StatementAnswer | null = null) => {
      if (!signal.aborted) setGathered({ of: given, rest, whole });
    };
    const total = countStatement(given).operations;
    const onProgress = (done: number) => update({ kind: 'gathering', done: Math.min(done, total), total });
    onProgress(0);
    const outcome = await loadWholeStatement(given, { api, request, signal, onProgress });
    if (outcome.kind !== 'whole') return update({ kind: 'failed', reason: outcome.kind });
    await prepare(outcome.answer, signal);
    update(IDLE, outcome.answer);
  };

  const own = gathered?.of === given ? gathered : null;
  return {
    answer: own?.whole ?? given,
    rest: own?.rest ?? IDLE,
    gather: () => void gather(),
    cancel() {
      stop.current?.abort();
      setGathered(null);
    },
  };
}
