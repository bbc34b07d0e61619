import { BENCHES } from './benches.mjs';
import { UsageError } from './run-command.mjs';

/** @param {import('./run-command.mjs').Input} input */
export async function benchCommand({ positionals: [name = '', ...more] }) {
  const bench = BENCHES[name];
  if (!bench || more.length > 0) throw new UsageError(`Say what to measure: ${Object.keys(BENCHES).join(' | ')}`);
  await bench.run();
}
