import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compareContracts, versionFault } from './compare.mjs';
import { AGREED_FILE, namesIn } from './contract-text.mjs';
import { contractDeclarations } from './declarations.mjs';

/** @type {(args: readonly string[]) => Promise<void>} */
export async function contractCommand(args) {
  const present = await contractDeclarations();
  const agreed = existsSync(AGREED_FILE) ? readFileSync(AGREED_FILE, 'utf8') : present;
  const fault = versionFault(agreed, present);
  if (fault)
    throw new Error(`The remote contract: ${fault}. Its version is in shared-kernel/src/remote-contract/version.ts`);
  const { version } = namesIn(present);
  if (args.includes('--write')) {
    mkdirSync(dirname(AGREED_FILE), { recursive: true });
    writeFileSync(AGREED_FILE, present);
    console.log(`The remote contract ${version} is written down.`);
  } else if (present === agreed) console.log(`The remote contract is ${version}, as agreed on.`);
  else
    throw new Error(
      `The remote contract ${version}: ${compareContracts(agreed, present).kind}. Write it down: npm run contract -- --write`,
    );
}
