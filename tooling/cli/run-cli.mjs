import { installPackages } from '../packages/install-packages.mjs';
import { printError } from '../packages/with-error-message.mjs';
import { formatHelp, formatTable, runCommand, UsageError } from './run-command.mjs';

const FAILURE = 1;
const WRONG_USAGE = 2;
const isHelp = (/** @type {string} */ arg) => arg === '--help' || arg === '-h';

/**
 * Runs the command named by the arguments. Sets the exit code: 1 if it fails, 2 for a mistake in the command line.
 * @param {Record<string, import('./run-command.mjs').Command>} commands the name of a subcommand has two words
 * @param {(name: string) => string} formatCall
 * @param {readonly string[]} args
 */
export async function runCli(commands, formatCall, args) {
  const words = commands[args.slice(0, 2).join(' ')] ? 2 : 1;
  const name = args.slice(0, words).join(' ');
  const rest = args.slice(words);
  const command = commands[name];
  try {
    if (isHelp(name)) console.log(formatCommands(commands));
    else if (!command)
      throw new UsageError(`${name && `There is no command ${name}. There are:\n\n`}${formatCommands(commands)}`);
    else if (rest.some(isHelp)) console.log(formatHelp(command, formatCall(name)));
    else {
      // Standard output belongs to the command.
      if (!command.isBare) await installPackages({ say: console.error });
      await runCommand(command, formatCall(name), rest);
    }
  } catch (error) {
    printError(error);
    process.exitCode = error instanceof UsageError ? WRONG_USAGE : FAILURE;
  }
}

/** @type {(commands: Record<string, import('./run-command.mjs').Command>) => string} */
function formatCommands(commands) {
  return `${formatTable(Object.entries(commands).map(([name, { about }]) => [name, about]))}\n\n  <command> --help  its options`;
}
