import fc from 'fast-check';
import { entry, release } from '../testing/samples.mjs';
import { withDeployed, findEntry, filterEntries, withPromoted, withReturned, withShell } from './changes.mjs';

/** @typedef {import('./registry.mjs').Registry} Registry */
/** @type {Registry} */
const EMPTY = { remotes: [] };
const loans = { name: 'loans', owner: 'credits' };
const v = (/** @type {string} */ version) => release('loans', version);
const after = (/** @type {((registry: Registry) => Registry)[]} */ ...changes) =>
  changes.reduce((registry, change) => change(registry), EMPTY);
const rolloutOf = (/** @type {Registry} */ registry) => {
  const entry = findEntry(registry, 'loans');
  return [entry?.version, entry?.rollout.percent, entry?.rollout.previous?.version ?? null];
};
const back = (/** @type {string} */ from, /** @type {string} */ to) =>
  withReturned('loans', { from, to: v(to), reason: 'operator', at: '2026-07-01T10:00:00.000Z' });

describe('deploying', () => {
  it('gives the first version to everybody', () => {
    expect(rolloutOf(after(withDeployed(loans, v('1'))))).toEqual(['1', 100, null]);
  });

  it('keeps what everybody had as the previous version', () => {
    expect(rolloutOf(after(withDeployed(loans, v('1')), withDeployed(loans, v('2'), 10)))).toEqual(['2', 10, '1']);
  });

  it('does not fall back to a version that was never with everybody', () => {
    const registry = after(
      withDeployed(loans, v('1')),
      withDeployed(loans, v('2'), 10),
      withDeployed(loans, v('3'), 10),
    );
    expect(rolloutOf(registry)).toEqual(['3', 10, '1']);
  });

  it('leaves nobody with nothing: while no version was with everybody, the share does not shrink', () => {
    const first = after(withDeployed(loans, v('1'), 25));
    expect(() => withDeployed(loans, v('2'), 10)(first)).toThrow(
      '25 % of the companies have loans, and there is no version that they could go back to: with 10 % some would have nothing. Give at least 25 %',
    );
    expect(rolloutOf(withDeployed(loans, v('2'), 25)(first))).toEqual(['2', 25, null]);
    expect(() => withPromoted('loans', 24)(first)).toThrow('Give at least 25 %');
    expect(rolloutOf(withPromoted('loans', 60)(first))).toEqual(['1', 60, null]);
    expect(() => withDeployed(loans, v('1'), 99)(after(withDeployed(loans, v('1'))))).toThrow('Give at least 100 %');
    const second = after(withDeployed(loans, v('1')), withDeployed(loans, v('2'), 30));
    expect(rolloutOf(withPromoted('loans', 10)(second))).toEqual(['2', 10, '1']);
    expect(() => withDeployed(loans, v('1'), 99)(second)).toThrow('Give at least 100 %');
  });

  it('has no previous version when it returns to it by deploying it again', () => {
    const registry = after(withDeployed(loans, v('1')), withDeployed(loans, v('2'), 10), withDeployed(loans, v('1')));
    expect(rolloutOf(registry)).toEqual(['1', 100, null]);
  });

  it('leaves the share of a version that is there already, unless another is asked for', () => {
    const registry = after(withDeployed(loans, v('1')), withDeployed(loans, v('2'), 10));
    expect(rolloutOf(withDeployed(loans, v('2'))(registry))).toEqual(['2', 10, '1']);
    expect(rolloutOf(withDeployed(loans, v('2'), 30)(registry))).toEqual(['2', 30, '1']);
  });

  it('leaves the other remotes, the shell and fields that it does not know', () => {
    /** @type {any} */
    const before = { remotes: [entry('accounts'), entry('rates')], shell: { version: 's' }, future: true };
    const changed = withDeployed(loans, v('1'))(before);
    expect(changed.remotes.map(({ name }) => name)).toEqual(['accounts', 'loans', 'rates']);
    expect(changed).toMatchObject({ shell: { version: 's' }, future: true });
    expect(findEntry(changed, 'rates')).toBe(before.remotes[1]);
  });

  it('does not switch a remote on that the bank has switched off', () => {
    const off = { remotes: [entry('loans', '1', { enabled: false })] };
    expect(findEntry(withDeployed(loans, v('2'))(off), 'loans')?.enabled).toBe(false);
  });
});

describe('going back', () => {
  it('is for everybody, and says which version was withdrawn', () => {
    const registry = after(withDeployed(loans, v('1')), withDeployed(loans, v('2'), 10), back('2', '1'));
    expect(rolloutOf(registry)).toEqual(['1', 100, null]);
    expect(findEntry(registry, 'loans')).toMatchObject({
      ...v('1'),
      rollout: { withdrawn: { version: '2', reason: 'operator', at: '2026-07-01T10:00:00.000Z' } },
    });
  });

  it('changes nothing when another version was deployed meanwhile', () => {
    const registry = after(withDeployed(loans, v('1')), withDeployed(loans, v('3')));
    expect(back('2', '1')(registry)).toBe(registry);
  });
});

describe('the rest', () => {
  it('gives a version to more companies', () => {
    const registry = after(withDeployed(loans, v('1')), withDeployed(loans, v('2'), 10), withPromoted('loans', 25));
    expect(rolloutOf(registry)).toEqual(['2', 25, '1']);
    expect(() => withPromoted('cards', 25)(registry)).toThrow('the remote cards is not deployed; deployed are: loans');
  });

  it('forgets the remotes that are not there any more', () => {
    expect(after(withDeployed(loans, v('1')), filterEntries([]))).toEqual(EMPTY);
    expect(rolloutOf(after(withDeployed(loans, v('1')), filterEntries([loans])))).toEqual(['1', 100, null]);
  });

  it('keeps what another repository has deployed, and not what this tree had and has no longer', () => {
    const both = after(
      withDeployed(loans, v('1')),
      withDeployed({ name: 'branches', owner: 'b' }, release('branches', '1')),
    );
    expect(filterEntries([], ['loans'])(both).remotes.map(({ name }) => name)).toEqual(['branches']);
  });

  it('forgets a remote that has changed hands', () => {
    expect(after(withDeployed(loans, v('1')), filterEntries([{ ...loans, owner: 'c' }]))).toEqual(EMPTY);
  });

  it('tells which shell is deployed, whatever becomes of the remotes', () => {
    expect(after(withShell('1'), withDeployed(loans, v('1')), withShell('2'), filterEntries([]))).toEqual({
      shell: { version: '2' },
      remotes: [],
    });
  });
});

const unlessRefused =
  (/** @type {(registry: Registry) => Registry} */ change) => (/** @type {Registry} */ registry) => {
    try {
      return change(registry);
    } catch {
      return registry;
    }
  };
const served = (/** @type {Registry} */ registry) => {
  const rollout = findEntry(registry, 'loans')?.rollout;
  return rollout?.previous ? 100 : (rollout?.percent ?? 0);
};

test('each change gives the same when it is made twice, and takes away from nobody, whatever went before', () => {
  const version = fc.constantFrom('1', '2', '3');
  const percent = fc.constantFrom(0, 10, 100, undefined);
  const step = fc.oneof(
    fc.tuple(version, percent).map(([which, share]) => withDeployed(loans, v(which), share)),
    fc.tuple(version, version).map(([from, to]) => back(from, to)),
    fc.constantFrom(0, 50, 100).map((share) => withPromoted('loans', share)),
    version.map(withShell),
  );
  const change = step.map(unlessRefused);
  fc.assert(
    fc.property(fc.constantFrom(25, 100), fc.array(change, { maxLength: 6 }), change, (first, history, last) => {
      const before = after(withDeployed(loans, v('1'), first), ...history);
      const once = last(before);
      expect(last(once)).toEqual(once);
      expect(served(once)).toBeGreaterThanOrEqual(served(before));
    }),
  );
});
