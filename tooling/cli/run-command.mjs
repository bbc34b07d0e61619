import { parseArgs } from 'node:util';

/**
 * A command and all that its help says. The module is imported only when the command runs.
 * @typedef {object} Command
 * @property {string} about one line
 * @property {string} [operands] arguments without a dash, as the help names them; without it there are none
 * @property {Record<string, Option>} [options]
 * @property {string} [details] further lines of the help
 * @property {boolean} [isRaw] true: the arguments are passed on unparsed
 * @property {boolean} [isData] true: standard output is data, so npm must print nothing of its own
 * @property {boolean} [isBare] true: runs without installed packages
 * @property {() => Promise<(input: any) => unknown>} load imports the function, which gets {@link Input}
 *
 * @typedef {object} Option
 * @property {string} about
 * @property {string} [value] what follows the option, as the help names it; without it nothing follows
 * @property {boolean} [isRequired]
 * @property {boolean} [isMultiple]
 *
 * @typedef {{ positionals: string[], values: Record<string, any> }} Input
 */

/** A mistake in the command line. Its message ends with the usage of the command. */
export class UsageError extends Error {}

/**
 * Parses the arguments and runs the command.
 * @param {Command} command
 * @param {string} call how the user calls it, e.g. `npm run promote --`
 * @param {readonly string[]} args
 */
export async function runCommand(command, call, args) {
  try {
    const input = parseInput(command, args);
    const run = await command.load();
    await run(input);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError([error.message, formatUsage(command, call)].filter(Boolean).join('\n'), { cause: error });
  }
}

/** @type {(command: Command, args: readonly string[]) => Input} */
function parseInput({ operands, options = {}, isRaw }, args) {
  if (isRaw) return { positionals: [...args], values: {} };
  const config = Object.entries(options).map(([name, { value, isMultiple = false }]) => [
    name,
    { type: value ? 'string' : 'boolean', multiple: isMultiple },
  ]);
  /** @type {Input} */
  let input;
  try {
    input = parseArgs({
      args: [...args],
      allowPositionals: operands !== undefined,
      options: Object.fromEntries(config),
    });
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message, { cause: error });
  }
  const missing = Object.keys(options).filter((name) => options[name]?.isRequired && input.values[name] === undefined);
  if (missing.length > 0) throw new UsageError(`say ${missing.map((name) => `--${name}`).join(', ')}`);
  return input;
}

/** @type {(command: Command, call: string) => string} */
export function formatUsage({ operands, options = {} }, call) {
  const parts = Object.entries(options).map(([name, option]) => {
    const text = formatOption(name, option);
    const first = option.isRequired ? text : `[${text}]`;
    return option.isMultiple && option.isRequired ? `${first} [--${name} …]` : first;
  });
  return [call, operands, ...parts].filter(Boolean).join(' ').replace(/ --$/, '');
}

/** @type {(command: Command, call: string) => string} */
export function formatHelp(command, call) {
  const options = Object.entries(command.options ?? {}).map(([name, option]) => [
    formatOption(name, option),
    option.about,
  ]);
  return [
    formatUsage(command, call),
    command.about,
    ...(options.length > 0 ? [formatTable(options)] : []),
    ...(command.details ? [command.details] : []),
  ].join('\n\n');
}

/** @type {(rows: readonly string[][]) => string} */
export function formatTable(rows) {
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
}

/** @type {(name: string, option: Option) => string} */
function formatOption(name, { value }) {
  return value ? `--${name} ${value}` : `--${name}`;
}
