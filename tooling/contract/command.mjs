import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { formatted } from '../packages/formatted.mjs';
import { allOf, compareContracts, versionFault } from './compare.mjs';
import { AGREED_FILE, namesIn } from './contract-text.mjs';
import { contractDeclarations } from './declarations.mjs';
import { agreedGiven, compareGiven, GIVEN_FILE, presentGiven } from './given.mjs';

/** @type {(args: readonly string[]) => Promise<void>} */
export async function contractCommand(args) {
  // Unknown options are refused: a mistyped --write would look like success.
  const { values } = parseArgs({ args: [...args], options: { write: { type: 'boolean' } } });
  const [present, given] = [await contractDeclarations(), presentGiven()];
  const agreed = existsSync(AGREED_FILE) ? readFileSync(AGREED_FILE, 'utf8') : present;
  const agreedToGive = existsSync(GIVEN_FILE) ? agreedGiven() : given;
  const difference = allOf(compareContracts(agreed, present), compareGiven(agreedToGive, given));
  const { version } = namesIn(present);
  const fault = versionFault(difference, namesIn(agreed).version, version);
  if (fault)
    throw new Error(`The remote contract: ${fault}. Its version is in shared-kernel/src/remote-contract/version.ts`);
  const givenText = await formatted(GIVEN_FILE, JSON.stringify(given));
  if (values.write) {
    mkdirSync(dirname(AGREED_FILE), { recursive: true });
    writeFileSync(AGREED_FILE, present);
    writeFileSync(GIVEN_FILE, givenText);
    console.log(`The remote contract ${version} is written down.`);
  } else if (present === agreed && existsSync(GIVEN_FILE) && difference.kind === 'same')
    console.log(`The remote contract is ${version}, as agreed on.`);
  else
    throw new Error(`The remote contract ${version}: ${difference.kind}. Write it down: npm run contract -- --write`);
}
