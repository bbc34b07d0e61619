/** One thing that is measured: its name, what it may take at most, and the work. */
export interface Bench {
  readonly name: string;
  readonly limitMs: number;
  /** Prepares, and gives the work to be timed. */
  readonly prepare: () => () => void;
}

const RUNS = 5;

/** Median time of the work over several runs, after one that is not counted: engines compile what they run often. */
export function medianMs({ prepare }: Bench): number {
  const work = prepare();
  work();
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Infinity;
}
