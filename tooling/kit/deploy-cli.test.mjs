import { join } from 'node:path';
import { run } from '../packages/run.mjs';

const ncbDeploy = (/** @type {string[]} */ ...args) => {
  const { NCB_DEPLOY_TO: _, ...env } = process.env;
  return run(process.execPath, [join(import.meta.dirname, 'deploy-cli.mjs'), ...args], {
    cwd: import.meta.dirname,
    env,
    quiet: true,
  });
};

it.each([
  [['promote', 'branches', '100'], /^say where: --to, or NCB_DEPLOY_TO\nncb-deploy deploy /],
  [['promte', 'branches', '100', '--to', 'nowhere'], /^ncb-deploy deploy /],
  [['promote', 'branches', '100', '--to', 'nowhere'], /^there is no site at \S+nowhere; --new-site makes one/],
  [['promote', 'branches', '100', '--to=nowhere'], /^there is no site at \S+nowhere; --new-site makes one/],
])('ncb-deploy %j says what is missing', async (args, refusal) => {
  expect(await ncbDeploy(...args)).toEqual({ code: 1, output: expect.stringMatching(refusal) });
});
