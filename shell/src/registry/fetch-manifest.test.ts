import { fetchManifest, fetchUncheckedManifest } from './fetch-manifest';
import { hashIntegrity } from './remote-files';

const PINS = { 'entry.js': 'sha384-E', 'styles.css': 'sha384-S' };

async function served(manifest: object): Promise<string> {
  const text = JSON.stringify(manifest);
  globalThis.fetch = () => Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
  return hashIntegrity(new TextEncoder().encode(text));
}

describe('a manifest', () => {
  it('tells what the remote was built with, which style sheet it has and what pins its files', async () => {
    const hash = await served({ ncb: { builtWith: '1.5.0', styles: 'styles.css', integrity: PINS } });
    expect(await fetchManifest('/m.json', hash, 100)).toMatchObject({
      ok: true,
      value: { builtWith: '1.5.0', styles: 'styles.css', integrity: PINS },
    });
  });

  it('of a remote that was built long ago tells its hashes alone', async () => {
    const hash = await served({ ncb: { integrity: PINS } });
    expect(await fetchManifest('/m.json', hash, 100)).toMatchObject({
      ok: true,
      value: { builtWith: null, styles: null },
    });
  });

  it('that names a style sheet which nothing pins is none', async () => {
    const hash = await served({ ncb: { styles: 'other.css', integrity: PINS } });
    expect(await fetchManifest('/m.json', hash, 100)).toEqual({ ok: false, fault: 'format' });
  });

  it('that is not what the registry names is refused', async () => {
    await served({ ncb: { integrity: PINS } });
    expect(await fetchManifest('/m.json', 'sha384-other', 100)).toEqual({ ok: false, fault: 'integrity' });
  });

  it('of a developer’s own server need pin nothing', async () => {
    await served({ ncb: { builtWith: '1.5.0', styles: 'styles.css' } });
    expect(await fetchUncheckedManifest('/m.json')).toMatchObject({ builtWith: '1.5.0', styles: 'styles.css' });
    await served({});
    expect(await fetchUncheckedManifest('/m.json')).toMatchObject({ builtWith: null, styles: null });
  });
});
