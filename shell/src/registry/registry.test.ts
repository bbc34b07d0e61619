import { parseRegistry } from './registry';

const ENTRY = {
  name: 'accounts',
  version: '1.2.10-abc',
  manifest: '/ncb/remotes/accounts/1.2.10-abc/mf-manifest.json',
  integrity: 'sha384-AAAA',
  contract: '^1.0.0',
  pages: [{ name: 'miAccountsAll' }],
  enabled: true,
  owner: 'accounts',
};

describe('parseRegistry', () => {
  it('knows which remote serves a page', () => {
    const registry = parseRegistry({ remotes: [ENTRY] });
    expect(registry.findByPage('miAccountsAll')?.name).toBe('accounts');
    expect(registry.findByPage('miTurnovers')).toBeNull();
  });

  it('tolerates fields it does not know, in the registry and in an entry', () => {
    const registry = parseRegistry({ version: 2, remotes: [{ ...ENTRY, rollout: { percent: 10 } }] });
    expect(registry.entries).toHaveLength(1);
  });

  it('knows the deployed shell, if the registry tells', () => {
    expect(parseRegistry({ remotes: [], shell: { version: '1.2.10-ab' } }).shellVersion).toBe('1.2.10-ab');
    expect(parseRegistry({ remotes: [] }).shellVersion).toBeNull();
  });

  it.each([
    ['no integrity', { integrity: undefined }],
    ['an integrity of another hash', { integrity: 'sha256-AAAA' }],
    ['a name with a slash', { name: '../accounts' }],
    ['no contract range', { contract: undefined }],
    ['a page name with a slash', { pages: [{ name: 'a/b' }] }],
  ])('leaves out an entry with %s and keeps the others', (_, change) => {
    const other = { ...ENTRY, name: 'payments-uah', pages: [{ name: 'miPmtJournal' }] };
    const registry = parseRegistry({ remotes: [{ ...ENTRY, ...change }, other] });
    expect(registry.entries.map(({ name }) => name)).toEqual(['payments-uah']);
  });

  it.each([null, [], 'registry', { remotes: {} }])('throws when the whole is no registry: %p', (json) => {
    expect(() => parseRegistry(json)).toThrow();
  });
});
