import { useEffect, useRef, useState } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { StatementAnswer, StatementRequest } from './shown-statement';
import { countStatement, wholeStatement } from './whole-statement';

/** How the operations that were too many for one answer come. */
export type RestState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'gathering'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly reason: 'dayTooLong' | 'failed' };

export interface WholeStatement {
  /** What the bank gave at once, or all of it when the rest has come. */
  readonly answer: StatementAnswer;
  readonly rest: RestState;
  /** Asks for the rest by parts of the period. */
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
 * A statement of more operations than the bank gives at once, whole when somebody wants it so. What was gathered belongs
 * to this very answer: when the bank gives another one, it is shortened again.
 * @param asked what the bank was asked for
 * @param prepare what is done with all of it before it is shown
 */
export function useWholeStatement(
  given: StatementAnswer,
  asked: StatementRequest,
  prepare: (answer: StatementAnswer, signal: AbortSignal) => Promise<void>,
): WholeStatement {
  const { api } = useSteadyShell();
  const [gathered, setGathered] = useState<Gathered | null>(null);
  const stop = useRef<AbortController | null>(null);
  // Its operations are those of an answer that is not shown any more.
  useEffect(() => () => stop.current?.abort(), [given]);

  const gather = async () => {
    const { signal } = (stop.current = new AbortController());
    const tell = (rest: RestState, whole: StatementAnswer | null = null) => {
      if (!signal.aborted) setGathered({ of: given, rest, whole });
    };
    const total = countStatement(given).operations;
    const onProgress = (done: number) => tell({ kind: 'gathering', done: Math.min(done, total), total });
    onProgress(0);
    const outcome = await wholeStatement(given, { api, asked, signal, onProgress });
    if (outcome.kind !== 'whole') return tell({ kind: 'failed', reason: outcome.kind });
    await prepare(outcome.answer, signal);
    tell(IDLE, outcome.answer);
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
