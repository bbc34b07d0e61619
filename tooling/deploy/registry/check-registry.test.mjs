import { entry, release } from '../testing/samples.mjs';
import { findRegistryFaults } from './check-registry.mjs';

const withRollout = (/** @type {object} */ rollout) =>
  entry('loans', '2', { rollout: /** @type {any} */ ({ percent: 10, previous: release('loans', '1'), ...rollout }) });

describe('a registry', () => {
  it('may name several remotes, a shell, rollouts, and what nobody knows yet', () => {
    /** @type {any} */
    const registry = {
      $schema: './registry.schema.json',
      future: 1,
      shell: { version: '1.2.10-0123456789', built: 'today' },
      remotes: [
        { ...entry('accounts'), colour: 'green' },
        withRollout({ withdrawn: { version: '1', reason: 'loadFailures', at: '2026-07-01T10:00:00.000Z' } }),
        entry('rates', '1', { manifest: 'https://cdn.example/rates/1/mf-manifest.json' }),
      ],
    };
    expect(findRegistryFaults(registry)).toEqual([]);
  });

  it.each([
    ['no remotes', {}, 'remotes'],
    ['a name with a capital', { remotes: [entry('Loans')] }, '/remotes/0/name'],
    ['a name that climbs', { remotes: [entry('../loans')] }, '/remotes/0/name'],
    ['a version that climbs', { remotes: [entry('loans', '../1')] }, '/remotes/0/version'],
    ['no hash', { remotes: [entry('loans', '1', { integrity: '' })] }, '/remotes/0/integrity'],
    ['a weaker hash', { remotes: [entry('loans', '1', { integrity: `sha256-${'A'.repeat(43)}=` })] }, 'integrity'],
    ['a manifest that is script', { remotes: [entry('loans', '1', { manifest: 'javascript:x/m.json' })] }, 'manifest'],
    ['a manifest over http', { remotes: [entry('loans', '1', { manifest: 'http://a.b/m.json' })] }, 'manifest'],
    ['no pages', { remotes: [entry('loans', '1', { pages: [] })] }, '/remotes/0/pages'],
    ['more than everybody', { remotes: [withRollout({ percent: 101 })] }, 'percent'],
    ['half a percent', { remotes: [withRollout({ percent: 0.5 })] }, 'percent'],
    ['a broken previous version', { remotes: [withRollout({ previous: { version: '1' } })] }, 'previous'],
    ['no moment', { remotes: [withRollout({ withdrawn: { version: '1', reason: 'operator', at: 'soon' } })] }, 'at'],
    ['a contract that is no range', { remotes: [entry('loans', '1', { contract: 'newest' })] }, 'which is no range'],
    ['a name that begins another', { remotes: [entry('loan'), entry('loans')] }, 'loan is the beginning of loans'],
    ['a name twice', { remotes: [entry('loans'), { ...entry('loans'), pages: [{ name: 'miOther' }] }] }, 'beginning'],
    [
      'one page of two remotes',
      { remotes: [entry('loans'), entry('cards', '1', { pages: [{ name: 'miloans' }] })] },
      'the page miloans is served by loans and cards',
    ],
  ])('with %s is refused and says why', (_, registry, why) => {
    expect(findRegistryFaults(/** @type {any} */ (registry)).join('; ')).toContain(why);
  });
});
