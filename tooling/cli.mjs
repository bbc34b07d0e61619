/** All commands of this tree. `node tooling/cli.mjs --help` lists them; `npm run <command>` calls one. */
import './node/use-supported-node.mjs';
import { COMMANDS, formatCall } from './cli/commands.mjs';
import { runCli } from './cli/run-cli.mjs';

await runCli(COMMANDS, formatCall, process.argv.slice(2));
