import { resolve } from 'node:path';
import { askBank } from './ask-bank.mjs';
import { findBankPlace, WrongBank } from './find-bank-place.mjs';

/**
 * Runs a command of the operator's console `/sandbox`. Calls the running bank over HTTP, as only its process can open
 * the embedded database.
 * @param {import('../cli/run-command.mjs').Input} input
 */
export async function sandboxCommand({ positionals }) {
  const place = await getPlace();
  console.error(`Bank: ${place.origin}`);
  const { ok, text } = await askBank(place, withWholePath(positionals)).catch((error) => {
    throw new Error(
      `The console of the bank at ${place.origin} does not answer (${error.message}).\n` +
        'Start it with npm start. If it runs at another port: PORT=7500 npm run sandbox -- help',
      { cause: error },
    );
  });
  (ok ? process.stdout : process.stderr).write(text);
  if (!ok) process.exitCode = 1;
}

/**
 * Makes file paths absolute: the bank reads the file itself and may run in another folder.
 * @param {readonly string[]} args
 */
function withWholePath(args) {
  const [name, file, ...rest] = args;
  return name === 'load-activities' && file !== undefined ? [name, resolve(file), ...rest] : args;
}

async function getPlace() {
  try {
    return await findBankPlace();
  } catch (error) {
    if (!(error instanceof WrongBank)) throw error;
    throw new Error(`${error.message} Name it: PORT=7500 npm run sandbox -- help`, { cause: error });
  }
}
