/**
 * `npm run --silent sandbox -- confirm 1004`: the operator's console `/sandbox` as a command. Calls the running bank
 * over HTTP, as only its process can open the embedded database.
 */
import { resolve } from 'node:path';
import { askBank } from './sandbox/ask-bank.mjs';
import { findBankPlace, WrongBank } from './sandbox/find-bank-place.mjs';

const place = await getPlace();
console.error(`Bank: ${place.origin}`);
try {
  const { ok, text } = await askBank(place, withWholePath(process.argv.slice(2)));
  (ok ? process.stdout : process.stderr).write(text);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  const { message } = /** @type {Error} */ (error);
  console.error(`The console of the bank at ${place.origin} does not answer (${message}).`);
  console.error('Start it with npm start. If it runs at another port: PORT=7500 npm run sandbox -- help');
  process.exitCode = 1;
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
    console.error(`${error.message} Name it: PORT=7500 npm run sandbox -- help`);
    process.exit(1);
  }
}
