import { CONTRACT_MODULE, findMisfits, readNeeds } from './misfits.mjs';

const SHELL = {
  version: '1.1.0',
  exports: ['useShell', 'queryKeys'],
  shared: { react: '19.3.1', 'antd/es/table': '6.6.8', [CONTRACT_MODULE]: '1.2.10' },
  texts: ['common.save', 'common.close'],
  classes: ['ncb-page'],
};
const needs = (/** @type {Partial<import('./misfits.mjs').RemoteNeeds>} */ more = {}) => ({
  contract: '^1.0.0',
  shared: [
    { name: 'react', requiredVersion: '^19.3.0' },
    { name: CONTRACT_MODULE, requiredVersion: '^1.0.0' },
  ],
  builtWith: '1.1.3',
  uses: ['useShell'],
  texts: ['common.save'],
  classes: ['ncb-page'],
  ...more,
});

describe('a remote fits a shell', () => {
  it('that has the contract, the libraries and the names', () => {
    expect(findMisfits(SHELL, needs())).toEqual([]);
  });

  it('also when its build does not tell what it uses', () => {
    expect(findMisfits(SHELL, readNeeds({ shared: [] }, '^1.0.0'))).toEqual([]);
  });

  it('of which it takes nothing that the shell does not tell of', () => {
    const { version, exports, shared } = SHELL;
    expect(findMisfits({ version, exports, shared }, needs())).toEqual([]);
  });

  it.each([
    [
      'asks for a newer contract',
      { contract: '^1.2.0', builtWith: null },
      'it asks for the contract ^1.2.0 and the shell has 1.1.0',
    ],
    [
      'asks for another major',
      { contract: '^2.0.0', builtWith: null },
      'it asks for the contract ^2.0.0 and the shell has 1.1.0',
    ],
    ['asks for no range', { contract: 'newest' }, 'newest is no range of contract versions'],
    [
      'needs a component that the shell does not offer',
      { shared: [{ name: 'antd/es/carousel', requiredVersion: '^6.0.0' }] },
      'the shell does not offer antd/es/carousel',
    ],
    [
      'needs a newer library',
      { shared: [{ name: 'react', requiredVersion: '^19.4.0' }] },
      'it needs react ^19.4.0 and the shell gives 19.3.1',
    ],
    [
      'uses a name of a newer contract',
      { uses: ['useShell', 'usePrinter'] },
      'it uses usePrinter, which the contract 1.1.0 does not have',
    ],
    [
      'was built with a newer contract, whatever it uses of it',
      { builtWith: '1.2.0' },
      'it was built with the contract 1.2.0 and needs a newer shell than this one, which has 1.1.0',
    ],
    [
      'was built with a contract that its own range leaves out',
      { contract: '~1.1.0', builtWith: '1.0.0' },
      'it asks for the contract ~1.1.0 and was built with 1.0.0',
    ],
    [
      'names a text that the shell does not have',
      { texts: ['common.save', 'common.undo'] },
      'it uses the text common.undo, which the contract 1.1.0 does not have',
    ],
    [
      'names a class that the shell does not have',
      { classes: ['ncb-sheet'] },
      'it uses the class ncb-sheet, which the contract 1.1.0 does not have',
    ],
  ])('not if it %s', (_, more, fault) => {
    expect(findMisfits(SHELL, needs(more))).toEqual([fault]);
  });
});
