import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuiltShell } from '../../deploy/refuse-misfits.mjs';
import { parseHttpAddress } from '../../packages/addresses.mjs';
import { ROOT } from '../../packages/tree.mjs';
import { checkSite } from './check-site.mjs';

const USAGE = 'npm run test:contract -- --registry https://bank/ncb/registry.json';

/** @param {readonly string[]} args */
export async function testContractCommand(args) {
  const { values } = parseArgs({ args: [...args], options: { registry: { type: 'string' } } });
  if (!values.registry) throw new Error(USAGE);
  const registry = parseHttpAddress(values.registry, '--registry').href;
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
