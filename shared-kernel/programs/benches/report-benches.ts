import { measureMedianMs, type Bench } from './measure';

export async function reportBenches(benches: readonly Bench[]): Promise<void> {
  const results: (Bench & { readonly ms: number })[] = [];
  for (const bench of benches) results.push({ ...bench, ms: await measureMedianMs(bench) });
  for (const { name, limitMs, ms } of results)
    process.stdout.write(
      `${name.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms   limit ${String(limitMs).padStart(5)} ms   ${ms < limitMs ? 'kept' : 'NOT KEPT'}\n`,
    );
  process.exitCode = results.every(({ ms, limitMs }) => ms < limitMs) ? 0 : 1;
}
