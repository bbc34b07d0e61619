import { join } from 'node:path';
import { readBuiltShell } from '../../deploy/check/refuse-misfits.mjs';
import { parseHttpAddress } from '../../packages/addresses.mjs';
import { ROOT } from '../../packages/tree.mjs';
import { checkSite } from './check-site.mjs';

/** @param {import('../../cli/run-command.mjs').Input} input */
export async function testContractCommand({ values }) {
  const registry = parseHttpAddress(values['registry'], '--registry').href;
  const findings = await checkSite(registry, readBuiltShell(join(ROOT, 'shell/dist')));
  for (const { who, faults } of findings)
    console.log(
      `${faults.length === 0 ? 'fits  ' : 'BROKEN'} ${who}${faults.map((fault) => `\n         ${fault}`).join('')}`,
    );
  const broken = findings.filter(({ faults }) => faults.length > 0).length;
  console.log(`${findings.length - broken} passed, ${broken} failed`);
  if (findings.length === 0) throw new Error('nothing is deployed there, so nothing was shown');
  if (broken > 0) process.exitCode = 1;
}
