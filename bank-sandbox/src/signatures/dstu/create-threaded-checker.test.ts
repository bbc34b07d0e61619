import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDstuSigner, createDstuKey } from '@ncb/shared-kernel/signature/dstu';
import { createDstuAuthority } from '@ncb/shared-kernel/signature/testing';
import { build } from 'esbuild';
import { DOCUMENT, NOW } from '../testing';
import { createThreadedChecker } from './create-threaded-checker';

const folder = mkdtempSync(join(tmpdir(), 'ncb-threads-'));
const file = join(folder, 'thread.mjs');
const authority = createDstuAuthority(NOW);
const key = createDstuKey();
const certificate = authority.issue({ subject: { commonName: 'Тарас' }, subjectKey: key });
const signer = createDstuSigner(key, certificate);
const trust = { authorities: [authority.certificate], revocationLists: [], needsRevocationLists: false };
const question = (document: Uint8Array) => ({
  signature: signer.signNow(DOCUMENT, NOW),
  document,
  certificate,
  now: NOW,
});

beforeAll(async () => {
  await build({
    entryPoints: [join(import.meta.dirname, 'thread.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('answers each question with its own answer, while the thread that asks goes on', async () => {
  const checks = createThreadedChecker(file, trust);
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 5);
  const documents = Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? Uint8Array.of(at) : DOCUMENT));
  const flaws = await Promise.all(documents.map((document) => checks.findFlaw(question(document))));
  clearInterval(counting);
  expect(flaws).toEqual(documents.map((document) => (document === DOCUMENT ? null : 'messageDigest')));
  // Twelve checks would have blocked this thread.
  expect(turns).toBeGreaterThan(5);
  await checks.close();
});

it('loses the question in hand with its thread, and answers the next one with another', async () => {
  const dying = join(folder, 'dying.mjs');
  writeFileSync(
    dying,
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ document }) => { if (document[0] === 0) throw new Error('died'); parentPort.postMessage(null); });",
  );
  const checks = createThreadedChecker(dying, trust);
  await expect(checks.findFlaw(question(Uint8Array.of(0)))).rejects.toThrow('died');
  expect(await checks.findFlaw(question(DOCUMENT))).toBeNull();
  const left = expect(checks.findFlaw(question(DOCUMENT))).rejects.toThrow('the bank is closing');
  await checks.close();
  await left;
});
