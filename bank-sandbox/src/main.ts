import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig, startBank } from './index';

export * from './index';

const STOP_LIMIT_MS = 15_000;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { documents: { type: 'string' } } });
  const bank = await startBank(
    readConfig({ ...process.env, ...(values.documents && { NCB_DOCUMENTS: values.documents }) }),
  );
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    bank.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A waiting process may stop the bank at once.
  process.stdout.write(`bank ready: ${JSON.stringify(bank.addresses)}\n`);
}

function fail(error: unknown): void {
  // A failed query's message contains its parameters.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}

/** False if the start script imports this file. */
function isProgram(): boolean {
  const program = process.argv[1];
  return program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url);
}

if (isProgram()) run().catch(fail);
