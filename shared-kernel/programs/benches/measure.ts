export interface Bench {
  readonly name: string;
  readonly limitMs: number;
  readonly prepare: () => () => unknown;
}

const RUNS = 5;

/** Resolves with the median time of several runs, after one warm-up run that triggers compilation. */
export async function measureMedianMs({ prepare }: Bench): Promise<number> {
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
