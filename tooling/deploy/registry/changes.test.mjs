import fc from 'fast-check';
import { entry, release } from '../testing/samples.mjs';
import { deployed, entryOf, onlyEntries, promoted, returned, withShell } from './changes.mjs';

/** @typedef {import('./registry.mjs').Registry} Registry */
/** @type {Registry} */
const EMPTY = { remotes: [] };
const loans = { name: 'loans', owner: 'credits' };
const v = (/** @type {string} */ version) => release('loans', version);
const after = (/** @type {((registry: Registry) => Registry)[]} */ ...changes) =>
  changes.reduce((registry, change) => change(registry), EMPTY);
const rolloutOf = (/** @type {Registry} */ registry) => {
  const found = entryOf(registry, 'loans');
  return [found?.version, found?.rollout.percent, found?.rollout.previous?.version ?? null];
};
const back = (/** @type {string} */ from, /** @type {string} */ to) =>
  returned('loans', { from, to: v(to), reason: 'operator', at: '2026-07-01T10:00:00.000Z' });

describe('deploying', () => {
  it('gives the first version to everybody', () => {
    expect(rolloutOf(after(deployed(loans, v('1'))))).toEqual(['1', 100, null]);
  });

  it('keeps what everybody had as the previous version', () => {
    expect(rolloutOf(after(deployed(loans, v('1')), deployed(loans, v('2'), 10)))).toEqual(['2', 10, '1']);
  });

  it('does not fall back to a version that was never with everybody', () => {
    const registry = after(deployed(loans, v('1')), deployed(loans, v('2'), 10), deployed(loans, v('3'), 10));
    expect(rolloutOf(registry)).toEqual(['3', 10, '1']);
  });

  it('has no previous version when it returns to it by deploying it again', () => {
    const registry = after(deployed(loans, v('1')), deployed(loans, v('2'), 10), deployed(loans, v('1')));
    expect(rolloutOf(registry)).toEqual(['1', 100, null]);
  });

  it('leaves the share of a version that is there already, unless another is asked for', () => {
    const registry = after(deployed(loans, v('1')), deployed(loans, v('2'), 10));
    expect(rolloutOf(deployed(loans, v('2'))(registry))).toEqual(['2', 10, '1']);
    expect(rolloutOf(deployed(loans, v('2'), 30)(registry))).toEqual(['2', 30, '1']);
  });

  it('leaves the other remotes, the shell and fields that it does not know', () => {
    /** @type {any} */
    const before = { remotes: [entry('accounts'), entry('rates')], shell: { version: 's' }, future: true };
    const changed = deployed(loans, v('1'))(before);
    expect(changed.remotes.map(({ name }) => name)).toEqual(['accounts', 'loans', 'rates']);
    expect(changed).toMatchObject({ shell: { version: 's' }, future: true });
    expect(entryOf(changed, 'rates')).toBe(before.remotes[1]);
  });

  it('does not switch a remote on that the bank has switched off', () => {
    const off = { remotes: [entry('loans', '1', { enabled: false })] };
    expect(entryOf(deployed(loans, v('2'))(off), 'loans')?.enabled).toBe(false);
  });
});

describe('going back', () => {
  it('is for everybody, and says which version was withdrawn', () => {
    const registry = after(deployed(loans, v('1')), deployed(loans, v('2'), 10), back('2', '1'));
    expect(rolloutOf(registry)).toEqual(['1', 100, null]);
    expect(entryOf(registry, 'loans')).toMatchObject({
      ...v('1'),
      rollout: { withdrawn: { version: '2', reason: 'operator', at: '2026-07-01T10:00:00.000Z' } },
    });
  });

  it('changes nothing when another version was deployed meanwhile', () => {
    const registry = after(deployed(loans, v('1')), deployed(loans, v('3')));
    expect(back('2', '1')(registry)).toBe(registry);
  });
});

describe('the rest', () => {
  it('gives a version to more companies', () => {
    const registry = after(deployed(loans, v('1')), deployed(loans, v('2'), 10), promoted('loans', 25));
    expect(rolloutOf(registry)).toEqual(['2', 25, '1']);
    expect(() => promoted('cards', 25)(registry)).toThrow('the remote cards is not deployed');
  });

  it('forgets the remotes that are not there any more', () => {
    expect(after(deployed(loans, v('1')), onlyEntries([]))).toEqual(EMPTY);
  });

  it('tells which shell is deployed, whatever becomes of the remotes', () => {
    expect(after(withShell('1'), deployed(loans, v('1')), withShell('2'), onlyEntries([]))).toEqual({
      shell: { version: '2' },
      remotes: [],
    });
  });
});

test('each change gives the same when it is made twice, whatever went before', () => {
  const version = fc.constantFrom('1', '2', '3');
  const percent = fc.constantFrom(0, 10, 100, undefined);
  const change = fc.oneof(
    fc.tuple(version, percent).map(([which, share]) => deployed(loans, v(which), share)),
    fc.tuple(version, version).map(([from, to]) => back(from, to)),
    fc.constantFrom(0, 50, 100).map((share) => promoted('loans', share)),
    version.map(withShell),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), change, (history, last) => {
      const once = last(after(deployed(loans, v('1')), ...history));
      expect(last(once)).toEqual(once);
    }),
  );
});
