import { runInLanes } from './run-in-lanes.mjs';

function controlledJobs() {
  /** @type {string[]} */
  const startedNames = [];
  /** @type {Record<string, (failed?: number) => Promise<void>>} */
  const end = {};
  const job = (/** @type {string} */ name, /** @type {Partial<import('./run-in-lanes.mjs').Job>} */ more = {}) => ({
    name,
    work: () => {
      startedNames.push(name);
      return new Promise((resolve) => {
        end[name] = async (failed = 0) => {
          resolve({ passed: 1, failed });
          await new Promise(setImmediate);
        };
      });
    },
    ...more,
  });
  return { startedNames, end, job };
}

it('does as many at a time as there are lanes, the longest first', async () => {
  const { startedNames, end, job } = controlledJobs();
  const all = runInLanes(
    [job('short', { seconds: 1 }), job('long', { seconds: 9 }), job('middle', { seconds: 5 })],
    2,
    () => {},
  );
  expect(startedNames).toEqual(['long', 'middle']);
  await end['middle']?.();
  expect(startedNames).toEqual(['long', 'middle', 'short']);
  await end['long']?.();
  await end['short']?.();
  expect((await all).map(({ name }) => name)).toEqual(['middle', 'long', 'short']);
});

it('begins what another one is needed for when that is done, and gives its lane to others meanwhile', async () => {
  const { startedNames, end, job } = controlledJobs();
  const all = runInLanes([job('stories', { seconds: 9, after: ['build'] }), job('build'), job('types')], 2, () => {});
  expect(startedNames).toEqual(['build', 'types']);
  await end['build']?.();
  expect(startedNames).toEqual(['build', 'types', 'stories']);
  await end['types']?.();
  await end['stories']?.();
  await all;
});

it('counts what could not be run as failed, and says why', async () => {
  const { startedNames, end, job } = controlledJobs();
  const all = runInLanes([job('stories', { after: ['build'] }), job('build')], 2, () => {});
  await end['build']?.(1);
  expect(await all).toMatchObject([
    { name: 'build', failed: 1 },
    { name: 'stories', passed: 0, failed: 1, output: 'Not run, because this failed: build\n' },
  ]);
  expect(startedNames).toEqual(['build']);
});

it('counts a part that falls over as failed, and goes on', async () => {
  const falls = { name: 'unit', work: () => Promise.reject(new Error('no memory')) };
  const works = { name: 'types', work: () => Promise.resolve({ passed: 1, failed: 0 }) };
  /** @type {string[]} */
  const reportedNames = [];
  const results = await runInLanes([falls, works], 1, ({ name }) => reportedNames.push(name));
  expect(results).toMatchObject([{ failed: 1, output: expect.stringContaining('no memory') }, { passed: 1 }]);
  expect(reportedNames).toEqual(['unit', 'types']);
});

it('does three at a time of what leaves a third of its core to others, and begins nothing beside them that does not', async () => {
  const { startedNames, end, job } = controlledJobs();
  const stories = ['one', 'two', 'three', 'four'].map((name) => job(name, { seconds: 9, cores: 0.6 }));
  const all = runInLanes([...stories, job('types')], 2, () => {});
  expect(startedNames).toEqual(['one', 'two', 'three']);
  await end['one']?.();
  expect(startedNames).toEqual(['one', 'two', 'three', 'four']);
  await end['two']?.();
  expect(startedNames).not.toContain('types');
  await end['three']?.();
  expect(startedNames).toContain('types');
  for (const name of ['four', 'types']) await end[name]?.();
  expect(await all).toHaveLength(5);
});

it('keeps no core for what only waits', async () => {
  const { startedNames, end, job } = controlledJobs();
  const all = runInLanes([job('download', { cores: 0 }), job('types'), job('lint')], 1, () => {});
  expect(startedNames).toEqual(['download', 'types']);
  for (const name of ['types', 'lint', 'download']) await end[name]?.();
  expect(await all).toHaveLength(3);
});

it('does not wait for ever for what nobody does', async () => {
  const { job } = controlledJobs();
  await expect(runInLanes([job('stories', { after: ['build'] })], 2, () => {})).rejects.toThrow(
    'stories could come after',
  );
});
