import { join } from 'node:path';
import { readJson, ROOT } from '../packages/tree.mjs';

const DEMO_PEOPLE = [
  ['director1', 'director, all signatures: signs alone for both companies'],
  ['director2', 'director, first signature: the company asks for two'],
  ['buh1', 'accountant, second signature'],
  ['oper1', 'operator: prepares payments, signs nothing'],
  ['fop1', 'sole trader, one signature'],
];

/**
 * @param {{ app: string, sign: string, console: string | null }} addresses
 * @param {{ dataDir: string, database: string, seconds: string }} run
 */
export function formatWelcome(addresses, { dataDir, database, seconds }) {
  const { users } = readJson(join(ROOT, 'bank-sandbox/src/seed/seed-data.json'));
  const passwordOf = (/** @type {string} */ login) =>
    users.find((/** @type {any} */ user) => user.login === login)?.passwd;
  const people = DEMO_PEOPLE.map(
    ([login = '', about]) => `    ${login.padEnd(11)} ${String(passwordOf(login)).padEnd(14)} ${about}`,
  );
  return `
NCB is ready (${seconds} s).

  Address            ${addresses.app}
  SMS codes, keys    ${addresses.console ?? 'off'}
  Signature widget   ${addresses.sign}

  Demo logins and passwords
${people.join('\n')}

  SMS codes          shown at ${addresses.console}
  Key files          ${join(dataDir, 'keys')}/<login>.pem, also at ${addresses.console}
  Key passwords      <password>-key, e.g. ${passwordOf('director1')}-key
  Database           ${database}

  Ctrl+C stops it.`;
}
