import { rmSync } from 'node:fs';
import { freshDirectory } from '../../test/support/get-cached-folder';
import { unpackEmpty } from '../../test/support/embedded-image';
import { openPGlite } from './open-pglite';

let directory: string;
beforeAll(async () => {
  directory = freshDirectory();
  await unpackEmpty(directory);
}, 60_000);
afterAll(() => rmSync(directory, { recursive: true }));

test('every commit reaches the disk: PGlite calls our fsync for each', async () => {
  let fsyncs = 0;
  const { engine } = await openPGlite({ directory, onFsync: () => (fsyncs += 1) });
  await engine.run('CREATE TABLE t (id int)');
  for (let index = 0; index < 5; index += 1) {
    const before = fsyncs;
    await engine.run(`INSERT INTO t VALUES (${index})`);
    expect(fsyncs).toBeGreaterThan(before);
  }
  await engine.close();
}, 30_000);
