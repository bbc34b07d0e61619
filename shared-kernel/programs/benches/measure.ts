/** One thing that is measured: its name, what it may take at most, and the work. */
export interface Bench {
  readonly name: string;
  readonly limitMs: number;
  /** Prepares, and gives the work to be timed. */
  readonly prepare: () => () => unknown;
}

const RUNS = 5;

/** Median time of the work over several runs, after one that is not counted: engines compile what they run often. */
export async function medianMs({ prepare }: Bench): Promise<number> {
  const work = prepare();
  await work();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Infinity;
}
