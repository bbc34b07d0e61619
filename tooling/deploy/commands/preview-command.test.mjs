import { jest } from '@jest/globals';
import { join } from 'node:path';
import { createKeyFile, readKey } from '../owners/keys.mjs';
import { changeOwners, withOwner } from '../owners/owners.mjs';
import { openTarget } from '../targets/open-target.mjs';
import { deployTo } from '../testing/deploy-to.mjs';
import { temporaryFolder, writeRemote } from '../testing/samples.mjs';
import { runCommand } from '../../cli/run-command.mjs';
import { DEPLOYMENT_COMMANDS } from './deployment-commands.mjs';
import { previewCommand } from './preview-command.mjs';

const folder = temporaryFolder();
const keyFile = (/** @type {string} */ name) => join(folder, `${name}.pem`);
for (const name of ['site', 'credits', 'c']) createKeyFile(keyFile(name));
const [site, credits, c] = ['site', 'credits', 'c'].map((name) => readKey(keyFile(name)));
const place = join(folder, 'owned');
const bare = join(folder, 'bare');
const NOW = 1_700_000_000_000;

beforeAll(async () => {
  const target = openTarget(place);
  if (!site || !credits || !c) throw new Error('no keys');
  for (const [id, key] of Object.entries({ site, credits, c }))
    await changeOwners(target, site, withOwner({ id, keys: [key.publicKey] }));
  const root = writeRemote(join(folder, 'loans'));
  await deployTo(target, root, { key: credits, version: '1.4.0-aaaaaaaaaa' });
  await deployTo(target, writeRemote(root, { code: 'page(2)' }), { key: credits, version: '1.5.0-bbbbbbbbbb' });
  await deployTo(target, writeRemote(root, { code: 'page(3)' }), { key: credits, version: '1.5.0-cccccccccc' });
  await deployTo(openTarget(bare), root, { version: '1.4.0-aaaaaaaaaa' });
});

/** @type {import('../../cli/run-command.mjs').Command} */
const command = {
  ...DEPLOYMENT_COMMANDS.preview,
  load: async () => (input) => previewCommand(input, () => NOW),
};

/** @type {(text: string) => Promise<string>} */
async function preview(text) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    await runCommand(command, 'npm run preview --', text.split(' '));
    return String(log.mock.calls[0]?.[0]);
  } finally {
    jest.restoreAllMocks();
  }
}

it('prints a link to a version that others no longer get, with the word behind the #, for eight hours', async () => {
  const link = await preview(`loans@1.4.0 --app https://bank.example --to ${place} --key ${keyFile('credits')}`);
  expect(link).toMatch(
    /^https:\/\/bank\.example\/ncb\/main\/miLoans\?preview=loans@1\.4\.0-aaaaaaaaaa#preview=1700028800\.[\w-]{86}$/,
  );
});

it.each([
  ['loans --key credits', 'npm run preview -- accounts@1.4.0 [--app'],
  ['loans@1.4.0 --key c', 'loans is of the owner credits and the key is that of c'],
  ['loans@1.4.0', 'say --key FILE'],
  ['loans@1.9.0 --key site', 'no version of loans is 1.9.0; kept are: 1.5.0-'],
  ['loans@1.5.0 --key site', 'several versions of loans are 1.5.0; kept are: 1.5.0-'],
  ['credits@1.4.0 --key site', 'the remote credits is not deployed'],
  ['loans@1.4.0 --key site --page miOther', 'loans 1.4.0-aaaaaaaaaa has no page miOther: miLoans'],
  ['loans@1.4.0 --key site --hours 169', '--hours is a whole number from 1 to 168'],
  ['loans@1.4.0 --key site --hours 0', '--hours is a whole number from 1 to 168'],
  ['loans@1.4.0 --key site --app bank', '--app is an address, https://bank.example, not bank'],
  ['loans@1.4.0 --key site --app localhost:7400', '--app is an address, https://bank.example, not localhost:7400'],
  [`loans@1.4.0 --key site --to ${bare}`, 'has no owners, so nobody could sign a preview'],
])('refuses %s: %s', async (text, refusal) => {
  const args = text.replace(/--key (\w+)/, (_, name) => `--key ${keyFile(name)}`);
  const to = args.includes('--to') ? args : `${args} --to ${place}`;
  await expect(preview(to.includes('--app') ? to : `${to} --app https://bank.example`)).rejects.toThrow(refusal);
});
