import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshDirectory } from '../../test/support/cache';
import { openPGlite } from './pglite';

test('every commit reaches the disk: PGlite calls our fsync for each', async () => {
  let fsyncs = 0;
  const directory = freshDirectory();
  const { engine } = await openPGlite({ directory: join(directory, 'database'), onFsync: () => (fsyncs += 1) });
  await engine.run('CREATE TABLE t (id int)');
  for (let index = 0; index < 5; index += 1) {
    const before = fsyncs;
    await engine.run(`INSERT INTO t VALUES (${index})`);
    expect(fsyncs).toBeGreaterThan(before);
  }
  await engine.close();
  rmSync(directory, { recursive: true });
}, 30_000);
