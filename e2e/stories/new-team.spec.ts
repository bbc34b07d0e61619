import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/test';
import { importTooling } from '../support/import-tooling';

interface Foreign {
  inRepository: (folder: string, program: string, args: string[]) => Promise<string>;
}

let folder = '';
let repository = '';
let foreign: Foreign;

/** Repository after `npx create-ncb-remote bank-cards miCards` and `npm install`, unedited. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'ncb-new-team-'));
  foreign = await importTooling<Foreign>('kit/testing/foreign-repository.mjs');
  const { installedRepository } = await importTooling<{
    installedRepository: (folder: string, name: string, pages: string[]) => Promise<string>;
  }>('kit/testing/installed-repository.mjs');
  repository = await installedRepository(folder, 'bank-cards', ['miCards']);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page that the kit makes is deployed as it is, stands in the menu, and shows the accounts of the bank', async ({
  person,
  bank,
}) => {
  await foreign.inRepository(repository, 'webpack-cli/bin/cli.js', ['--mode', 'production']);
  const deployed = await foreign.inRepository(repository, '@ncb/remote-kit/deploy.mjs', [
    ...['deploy', '.', '--to', bank.site],
  ]);
  expect(deployed).toMatch(/^cards 0\.1\.0-[0-9a-f]{10} is deployed, for 100 % of/m);

  const director = await person();
  await director.entersWithSession('director1');
  await director.opensMenu('miCards');
  await director.seesPage('miCards');
  const first = director.page.locator('[data-page="miCards"] [data-row]').first();
  await expect(first).toContainText(/UA\d{27}/);
  await expect(first).toContainText('UAH');
});

test('ncb-dev serves its sources, with what remote.json declares', async ({ bank }) => {
  const program = join(repository, 'node_modules/@ncb/remote-kit/dev.mjs');
  const server = spawn(process.execPath, [program, '--shell', bank.appOrigin], { cwd: repository });
  try {
    let output = '';
    const origin = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        const [, served] = /is served from (http:\S+)/.exec(output) ?? [];
        if (served) resolve(served);
      };
      for (const stream of [server.stdout, server.stderr]) stream.on('data', listen);
      server.once('exit', () => reject(new Error(output)));
    });
    const manifest = (await (await fetch(`${origin}/mf-manifest.json`)).json()) as { declares: { menu: object[] } };
    expect(manifest.declares.menu).toMatchObject([{ page: 'miCards' }]);
  } finally {
    server.kill();
  }
});
