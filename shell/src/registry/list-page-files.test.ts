/** @jest-environment jsdom */
import { prefetchFiles } from './remote-files';
import { listPageFiles } from './fetch-manifest';

const MANIFEST = {
  metaData: { remoteEntry: { name: 'entry.js' } },
  exposes: [
    {
      name: 'miLoans',
      assets: { js: { sync: ['1.a.js', 'miLoans.b.js'], async: ['words-ua.c.js', 'words-en.d.js', '9.e.js'] } },
    },
    { name: 'miPlan', assets: {} },
    {
      name: 'cards/next',
      assets: { js: { sync: ['next.g.js'], async: ['card-words-ua.h.js', 'card-words-en.i.js'] } },
    },
  ],
  ncb: { styles: 'styles.f.css' },
};
const files = (page: string, manifest: object = MANIFEST) => listPageFiles(JSON.stringify(manifest), page, 'ua');

describe('the files of a page', () => {
  it('are the entry, its chunks, its words in the language of the page and the style sheet', () => {
    expect(files('miLoans')).toEqual(['entry.js', '1.a.js', 'miLoans.b.js', 'words-ua.c.js', 'styles.f.css']);
    expect(files('miPlan')).toEqual(['entry.js', 'styles.f.css']);
    expect(files('cards/next')).toEqual(['entry.js', 'next.g.js', 'card-words-ua.h.js', 'styles.f.css']);
  });

  it('are not known of a page, or by a manifest, that does not tell', () => {
    expect(files('miOther')).toEqual([]);
    expect(files('miLoans', { exposes: [{}] })).toEqual([]);
  });

  it('are asked for once, read to their end, and nothing is said of one that does not come', async () => {
    const read = jest.fn(() => Promise.resolve(new ArrayBuffer(0)));
    const fetchFile = jest.fn((address: unknown, options?: RequestInit) => {
      expect(options?.priority).toBe('low');
      return (address as string).endsWith('1.js')
        ? Promise.reject(new TypeError('no line'))
        : Promise.resolve({ arrayBuffer: read } as unknown as Response);
    });
    globalThis.fetch = fetchFile as typeof fetch;
    const folder = new URL('https://bank.example/remotes/loans/1/mf-manifest.json');
    await prefetchFiles(folder, ['1.js', '2.js'], 'low');
    await prefetchFiles(folder, ['2.js', '3.js'], 'low');
    expect(fetchFile.mock.calls.map(([address]) => address)).toEqual([
      'https://bank.example/remotes/loans/1/1.js',
      'https://bank.example/remotes/loans/1/2.js',
      'https://bank.example/remotes/loans/1/3.js',
    ]);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
