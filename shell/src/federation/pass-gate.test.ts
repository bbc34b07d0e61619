import satisfies from 'semver/functions/satisfies';
import validRange from 'semver/ranges/valid';
import type { RegistryEntry } from '../registry';
import { isKernelSupported, passGate } from './pass-gate';

const entry = (change: Partial<RegistryEntry>): RegistryEntry => ({
  name: 'accounts',
  version: '1',
  manifest: '/m.json',
  integrity: 'sha384-A',
  contract: '^1.0.0',
  pages: [],
  enabled: true,
  rollout: { percent: 100, previous: null },
  ...change,
});

describe('passGate', () => {
  it('lets a remote through whose range holds the contract', () => {
    expect(passGate(entry({}), '1.4.2')).toEqual({ ok: true });
  });

  it.each([
    ['that needs an older contract', '^0.9.0'],
    ['that needs a newer contract', '^2.0.0'],
    ['that needs a newer minor one', '^1.5.0'],
    ['whose range is none', 'latest-and-greatest'],
    ['with an empty range and a wrong version', '>1.4.2'],
  ])('refuses a remote %s', (_, contract) => {
    expect(passGate(entry({ contract }), '1.4.2')).toEqual({ ok: false, reason: 'contract' });
  });

  /** Deployments are checked with semver (tooling/contract/misfits.mjs). */
  it.each([
    ...[
      '^1.4.0',
      '~1.4.1',
      '1.x',
      '1.4.2',
      '>=1.2.0 <2.0.0',
      '1.0.0 - 1.9.9',
      '^0.9.0 || ^1.3.0',
      '>=1.5.0 <2.0.0',
      '*',
      '',
    ],
    ...['<1.4.2', '<=1.4', '>1.3', '=1.4.2', '~1', '^1', '1.4', 'newest', '^one', '>=1.0.0 and more', '1.4.2-beta.1'],
  ])('reads a range as the deployment does: %s', (contract) => {
    const fits = validRange(contract) !== null && satisfies('1.4.2', contract);
    expect(passGate(entry({ contract }), '1.4.2').ok).toBe(fits);
  });

  it('refuses a remote that the bank has switched off', () => {
    expect(passGate(entry({ enabled: false }), '1.4.2')).toEqual({ ok: false, reason: 'disabled' });
  });
});

describe('hasBuiltWith', () => {
  it.each([
    ['1.4.0', true],
    ['1.0.3', true],
    // A patch adds nothing.
    ['1.4.9', true],
    ['1.5.0', false],
    ['2.0.0', false],
    ['newest', false],
  ])('a shell with the contract 1.4.2 has what a remote built with %s may use: %s', (builtWith, has) => {
    expect(isKernelSupported(builtWith, '1.4.2')).toBe(has);
  });
});
