import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeProgram } from '../kit/make-create.mjs';
import { getSharedLibraries, getPinnedTools } from '../kit/versions.mjs';
import { run } from '../packages/run.mjs';
import { temporaryFolder } from '../deploy/testing/samples.mjs';

const folder = temporaryFolder();
const HOUSE = { '@ncb/shared-kernel': 'kernel.tgz', '@ncb/remote-kit': 'kit.tgz' };

it('makes a repository by its bundle alone, as npx runs it, and writes into no folder that has something', async () => {
  const program = join(folder, 'create-ncb-remote');
  mkdirSync(join(program, 'packages'), { recursive: true });
  for (const file of Object.values(HOUSE)) writeFileSync(join(program, 'packages', file), file);
  await makeProgram(program, {
    contract: '1.0.0',
    house: HOUSE,
    libraries: getSharedLibraries(),
    ...getPinnedTools(),
  });
  const create = () =>
    run(process.execPath, [join(program, 'create.mjs'), 'bank-branches', 'miBranches'], { cwd: folder, quiet: true });

  expect(await create()).toMatchObject({ code: 0, output: expect.stringContaining('bank-branches is there') });
  const readCreated = (/** @type {string} */ path) => readFileSync(join(folder, 'bank-branches', path), 'utf8');
  expect(JSON.parse(readCreated('remote.json'))).toMatchObject({ name: 'branches', pages: [{ name: 'miBranches' }] });
  expect(readCreated('vendor/kit.tgz')).toBe('kit.tgz');

  expect(await create()).toMatchObject({ code: 1, output: expect.stringContaining('bank-branches is not empty') });
});
