import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { createMaximumFigure, getPercentile, formatFigures } from '../../bank-sandbox/bench/figure';
import { BROWSER } from '../support/browser';
import { people } from '../support/people';
import { readSmsCode } from '../support/read-sms-code';

const EDITS = 7;
const EDIT_LIMIT_MS = 1_000;
const TYPED = 'typed before the first edit';
/** Time limit of the start, with a cold disk and a new bank. */
const START_LIMIT_MS = 180_000;

/**
 * Part of `npm run bench -- kit`: measures how long an edit of a new team's page takes to the screen under `ncb-dev`,
 * and checks that typed text stays.
 */
const repository = process.env['NCB_BENCH_REPOSITORY'] ?? '';
const component = join(repository, 'src/pages/miBranches/BranchesPage.tsx');
const source = readFileSync(component, 'utf8');
const writeEdit = (edit: number) => {
  const marker = `<input data-field="note" /><output data-field="edit">${edit}</output>\n      <AnswerStates`;
  writeFileSync(component, source.replace('<AnswerStates', marker));
};

writeEdit(0);
const program = join(repository, 'node_modules/@ncb/remote-kit/dev.mjs');
const server = spawn(process.execPath, [program], { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
const browser = await chromium.launch(BROWSER);
try {
  const page = await browser.newPage();
  await openPage(page, await waitForAddress());
  const note = page.locator('[data-field="note"]');
  await note.fill(TYPED);
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const saved = performance.now();
    writeEdit(edit);
    await page.locator('[data-field="edit"]', { hasText: String(edit) }).waitFor();
    times.push(performance.now() - saved);
  }
  await expect(note).toHaveValue(TYPED);
  const figure = createMaximumFigure(
    'an edit to the screen, what is typed stays, median',
    getPercentile(times, 0.5),
    EDIT_LIMIT_MS,
    'ms',
  );
  process.stdout.write(formatFigures([figure]));
  if (!figure.isKept) process.exitCode = 1;
} finally {
  await browser.close();
  server.kill();
  writeFileSync(component, source);
}

function waitForAddress(): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`ncb-dev has not started:\n${output}`)), START_LIMIT_MS);
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /Address\s+(http\S+)[^]*compiled/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`ncb-dev has ended:\n${output}`)));
    server.once('exit', () => clearTimeout(late));
  });
}

async function openPage(page: Page, address: string): Promise<void> {
  const { host } = new URL(address);
  await page.goto(address);
  await page.locator('[data-field="login"]').fill('director1');
  await page.locator('[data-field="password"]').fill(people.director1.password);
  await page.locator('[data-action="tfa-sms"]').check();
  await page.locator('[data-action="signIn"]').click();
  await page.locator('[data-field="code"]').waitFor();
  await page.locator('[data-field="code"]').fill(await readSmsCode('director1', host, host));
  await page.locator('[data-action="confirmCode"]').click();
  await page.locator('[data-field="note"]').waitFor();
}
