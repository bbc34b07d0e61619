import { checkImport } from './import-rows';
import { decodeJournal } from './journal';
import { medianMs, type Bench } from './measure';
import { sayAmounts } from './words';

const BENCHES: readonly Bench[] = [checkImport, sayAmounts, decodeJournal];

const results = BENCHES.map((bench) => ({ ...bench, ms: medianMs(bench) }));
for (const { name, limitMs, ms } of results)
  process.stdout.write(
    `${name.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms   limit ${String(limitMs).padStart(5)} ms   ${ms < limitMs ? 'kept' : 'NOT KEPT'}\n`,
  );
process.exitCode = results.every(({ ms, limitMs }) => ms < limitMs) ? 0 : 1;
