/** Runs the command again under a supported Node if this is none; the first import of `cli.mjs` (docs/adr/0001#node). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { printError } from '../packages/with-error-message.mjs';
import { installNode, NODE_24 } from './install-node.mjs';
import { isSupportedNode, SUPPORTED_NODE } from './is-supported-node.mjs';

if (!isSupportedNode()) process.exit(await runAgain().catch(failWithMessage));

async function runAgain() {
  // Standard output belongs to some commands.
  console.error(`This is Node ${process.versions.node}, not ${SUPPORTED_NODE}: the command runs under ${NODE_24}.`);
  const child = spawn(await installNode(NODE_24), [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** @type {(error: unknown) => number} */
function failWithMessage(error) {
  printError(error);
  return 1;
}
