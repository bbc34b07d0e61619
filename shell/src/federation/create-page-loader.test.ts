/** @jest-environment jsdom */
import type { RemoteCardModule, RemotePageModule } from '@ncb/shared-kernel/remote-contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import {
  CODE_LIMIT,
  DIAGNOSIS_LIMIT,
  limitAfter,
  MANIFEST_LIMIT,
  PAGE_LIMIT,
  REGISTRY_LIMIT,
  REGISTRY_PATIENCE,
  RENEWAL_LIMIT,
  readExtensions,
  type LoadFault,
  type RegistryEntry,
} from '../registry';
import { onInterference } from '../containment';
import type { Preview } from '../preview';
import type { CodeOutcome, Federation } from './create-federation';
import { createPageLoader } from './create-page-loader';

let preview: Promise<Preview> | null = null;
jest.mock('../preview/check-preview', () => ({ checkPreview: () => preview }));

const REGISTRY = {
  shell: { version: 's1' },
  remotes: [
    {
      name: 'accounts',
      version: '1',
      manifest: '/m.json',
      integrity: 'sha384-A',
      contract: '^1.0.0',
      pages: [{ name: 'miAccountsAll' }],
      cards: [{ name: 'money', title: { ua: 'Гроші', ru: 'Деньги', en: 'Money' }, icon: 'wallet', order: 20 }],
    },
    {
      name: 'loans',
      version: '2',
      manifest: '/l2.json',
      integrity: 'sha384-A',
      contract: '^1.0.0',
      pages: [{ name: 'miLoans' }],
      rollout: {
        percent: 50,
        previous: {
          version: '1',
          manifest: '/l1.json',
          integrity: 'sha384-A',
          contract: '^1.0.0',
          pages: [{ name: 'miLoans' }, { name: 'miLoansOld' }],
        },
      },
    },
    {
      name: 'off',
      version: '1',
      manifest: '/o.json',
      integrity: 'sha384-A',
      contract: '^1.0.0',
      pages: [{ name: 'miOff' }],
      enabled: false,
    },
    {
      name: 'future',
      version: '1',
      manifest: '/f.json',
      integrity: 'sha384-A',
      contract: '^9.0.0',
      pages: [{ name: 'miFuture' }],
    },
  ],
};
const texts = { ua: () => Promise.resolve({ default: {} }) };
const MODULE = {
  page: { Page: () => null, texts: { namespace: 'accounts', load: texts } },
} as unknown as RemotePageModule;

const answer = (registry: object) =>
  Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(registry)) } as Response);

function loaderWith(options: {
  registry?: () => Promise<Response>;
  code?: () => Promise<CodeOutcome>;
  cause?: LoadFault;
  texts?: () => Promise<void>;
  company?: () => string | null;
}) {
  globalThis.fetch = jest.fn(options.registry ?? (() => answer(REGISTRY)));
  const federation: Federation = {
    loadModule: jest.fn(options.code ?? (() => Promise.resolve({ ok: true, module: MODULE, styles: null } as const))),
    prefetchModule: jest.fn(() => Promise.resolve()),
    diagnose: jest.fn(() => Promise.resolve(options.cause ?? null)),
    shared: () => [],
    discard: jest.fn(),
  };
  const translations = { add: jest.fn(options.texts ?? (() => Promise.resolve())) } as unknown as Translations;
  const onLoad = jest.fn();
  const company = options.company ?? (() => '1001');
  const loader = createPageLoader({
    registryAddress: '/r.json',
    federation,
    translations,
    company,
    onLoad,
    readDeclared: readExtensions,
  });
  const reported = () =>
    onLoad.mock.calls.map(([{ name, version }, isLoaded]: [RegistryEntry, boolean]) => [name, version, isLoaded]);
  return { loader, federation, translations, reported };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
});

describe('the page loader', () => {
  it('loads a page once, however often it is asked for', async () => {
    const { loader, federation } = loaderWith({});
    const [first, second] = await Promise.all([loader.load('miAccountsAll'), loader.load('miAccountsAll')]);
    expect(first).toEqual({ ok: true, page: MODULE.page, styles: null });
    expect(second).toBe(first);
    expect(federation.loadModule).toHaveBeenCalledTimes(1);
  });

  it('has a page ready from when it is loaded until it is to be brought anew', async () => {
    const { loader } = loaderWith({});
    const loading = loader.load('miAccountsAll');
    expect(loader.getLoaded('miAccountsAll')).toBeNull();
    const loaded = await loading;
    expect(loader.getLoaded('miAccountsAll')).toBe(loaded);
    loader.discard('miAccountsAll');
    expect(loader.getLoaded('miAccountsAll')).toBeNull();
    const again = loader.load('miAccountsAll');
    loader.discard('miAccountsAll');
    await again;
    expect(loader.getLoaded('miAccountsAll')).toBeNull();
    await loader.load('miFuture');
    expect(loader.getLoaded('miFuture')).toBeNull();
  });

  it('loads a card of a remote by its own name, and no card that the version does not declare', async () => {
    const card = { load: () => undefined, Body: () => null, texts: { namespace: 'accounts/cards', load: texts } };
    const module = { card } as unknown as RemoteCardModule;
    const { loader, federation, reported } = loaderWith({
      code: () => Promise.resolve({ ok: true, module, styles: null }),
    });
    expect(await loader.loadCard({ remote: 'accounts', name: 'money' })).toEqual({ ok: true, card, styles: null });
    expect(jest.mocked(federation.loadModule).mock.calls[0]?.[1]).toBe('cards/money');
    expect(reported()).toEqual([['accounts', '1', true]]);
    const missing = { ok: false, fault: 'notDeployed', remote: null };
    expect(await loader.loadCard({ remote: 'accounts', name: 'other' })).toEqual(missing);
    expect(await loader.loadCard({ remote: 'loans', name: 'money' })).toEqual(missing);
  });

  it('takes a page for no card, brings it anew the next time, and counts a card that falls over', async () => {
    const { loader, federation, reported } = loaderWith({});
    const money = { remote: 'accounts', name: 'money' };
    expect(await loader.loadCard(money)).toEqual({ ok: false, fault: 'code', remote: 'accounts' });
    expect(federation.discard).toHaveBeenCalledWith('accounts');
    await loader.load('miAccountsAll');
    loader.noteCrash('accounts/cards/money');
    expect(reported().at(-1)).toEqual(['accounts', '1', false]);
    expect(loader.report().remotes?.[0]).toMatchObject({
      errorCodes: ['REMOTE-render-accounts', 'REMOTE-code-accounts'],
    });
  });

  it('never asks for the code of a remote that does not fit the contract', async () => {
    const { loader, federation } = loaderWith({});
    expect(await loader.load('miFuture')).toEqual({ ok: false, fault: 'contract', remote: 'future' });
    expect(federation.loadModule).not.toHaveBeenCalled();
  });

  it('brings the files of a page that may be opened next, of the version that it would load, and of no other', async () => {
    const { loader, federation } = loaderWith({});
    await loader.prefetch('miAccountsAll');
    for (const page of ['miFuture', 'miOff', 'miTurnovers']) await loader.prefetch(page);
    expect(jest.mocked(federation.prefetchModule).mock.calls).toEqual([
      [expect.objectContaining({ name: 'accounts', version: '1' }), 'miAccountsAll'],
    ]);
    expect(federation.loadModule).not.toHaveBeenCalled();
    await loader.load('miAccountsAll');
    await loader.prefetch('miAccountsAll');
    expect(federation.prefetchModule).toHaveBeenCalledTimes(1);
  });

  it('leaves the registry that is to be asked for after a fault to whoever tries again', async () => {
    const registry = jest.fn(() => answer(REGISTRY));
    const { loader } = loaderWith({ registry, code: () => Promise.resolve({ ok: false, fault: 'newerShell' }) });
    await loader.load('miAccountsAll');
    const requestCount = registry.mock.calls.length;
    await loader.prefetch('miAccountsAll');
    expect(registry).toHaveBeenCalledTimes(requestCount);
    await loader.load('miAccountsAll');
    expect(registry).toHaveBeenCalledTimes(requestCount + 1);
  });

  it('tells what runs in this tab: the shell that it began with and the remotes that it has loaded', async () => {
    const { loader } = loaderWith({});
    expect(loader.getRunning()).toEqual({ shell: null, remotes: new Map() });
    await loader.load('miFuture');
    expect(loader.getRunning()).toEqual({ shell: 's1', remotes: new Map() });
    await loader.load('miAccountsAll');
    expect(loader.getRunning().remotes).toEqual(new Map([['accounts', '1']]));
  });

  it('reports how each remote stands, and when the registry was read', async () => {
    const outcomes: CodeOutcome[] = [
      { ok: false, fault: 'network' },
      { ok: true, module: MODULE, styles: null },
    ];
    const { loader } = loaderWith({ code: () => Promise.resolve(outcomes.shift() ?? { ok: false, fault: 'code' }) });
    expect(loader.report()).toEqual({ remotes: null, shared: [], registryRead: null });
    const stateOf = (name: string) => loader.report().remotes?.find((remote) => remote.name === name);
    await loader.load('miAccountsAll');
    expect(stateOf('accounts')).toMatchObject({ state: 'failed', reason: 'network', failedPage: 'miAccountsAll' });
    expect(stateOf('future')).toMatchObject({ state: 'disabled', reason: 'contract' });
    await loader.load('miAccountsAll');
    expect(stateOf('accounts')).toMatchObject({ state: 'loaded', errorCodes: ['REMOTE-network-accounts'] });
    expect(stateOf('accounts')?.loadMs).toBeGreaterThanOrEqual(0);
    expect(loader.report().registryRead).toBeInstanceOf(Date);
  });

  it('reports a page that could not be shown as failed, and loads it again', async () => {
    const { loader, federation } = loaderWith({});
    await loader.load('miAccountsAll');
    loader.noteCrash('miAccountsAll');
    expect(loader.report().remotes?.[0]).toMatchObject({ state: 'failed', reason: 'render' });
    loader.discard('miAccountsAll');
    await loader.load('miAccountsAll');
    expect(loader.report().remotes?.[0]).toMatchObject({ state: 'loaded', errorCodes: ['REMOTE-render-accounts'] });
    expect(federation.loadModule).toHaveBeenCalledTimes(2);
  });

  it('says that nobody serves a page', async () => {
    const { loader } = loaderWith({});
    expect(await loader.load('miTurnovers')).toEqual({ ok: false, fault: 'notDeployed', remote: null });
  });

  it('asks for the registry again after it could not be had', async () => {
    let isDown = true;
    const { loader } = loaderWith({
      registry: () => (isDown ? Promise.reject(new TypeError('down')) : answer(REGISTRY)),
    });
    expect(await loader.load('miAccountsAll')).toEqual({ ok: false, fault: 'registry', remote: null });
    isDown = false;
    expect((await loader.load('miAccountsAll')).ok).toBe(true);
  });

  it('tries the code again after a failure and gives the fault that the code had', async () => {
    const outcomes: CodeOutcome[] = [
      { ok: false, fault: 'integrity' },
      { ok: true, module: MODULE, styles: null },
    ];
    const { loader } = loaderWith({ code: () => Promise.resolve(outcomes.shift() ?? { ok: false, fault: 'code' }) });
    expect(await loader.load('miAccountsAll')).toEqual({ ok: false, fault: 'integrity', remote: 'accounts' });
    expect((await loader.load('miAccountsAll')).ok).toBe(true);
  });

  it('takes the last registry that could be read when a new one cannot be had', async () => {
    await loaderWith({}).loader.load('miAccountsAll');
    for (const registry of [
      () => Promise.reject(new TypeError('down')),
      () => Promise.resolve({ ok: false, status: 503 } as Response),
      () => Promise.resolve({ ok: true, text: () => Promise.resolve('<!doctype html>') } as Response),
    ])
      expect((await loaderWith({ registry }).loader.load('miAccountsAll')).ok).toBe(true);
  });

  it('looks after a failure what is deployed by then, and stays with one version while it works', async () => {
    let version = '1';
    const outcomes: CodeOutcome[] = [{ ok: false, fault: 'code' }];
    const { loader, federation } = loaderWith({
      registry: () =>
        answer({
          remotes: [
            { ...REGISTRY.remotes[0], version, pages: [{ name: 'miAccountsAll' }, { name: 'miCreditsAccounts' }] },
          ],
        }),
      code: () => Promise.resolve(outcomes.shift() ?? { ok: true, module: MODULE, styles: null }),
    });
    await loader.load('miAccountsAll');
    version = '2';
    await loader.load('miAccountsAll');
    version = '3';
    await loader.load('miTurnovers');
    await loader.load('miCreditsAccounts');
    const versions = jest.mocked(federation.loadModule).mock.calls.map(([entry]) => entry.version);
    expect(versions).toEqual(['1', '2', '2']);
  });

  it('loads what is deployed by now when the version that it knew has been taken away, without a word', async () => {
    let version = '1';
    const { loader, federation } = loaderWith({
      registry: () => answer({ remotes: [{ ...REGISTRY.remotes[0], version }] }),
    });
    jest.mocked(federation.loadModule).mockImplementation((entry) => {
      version = '2';
      const isGone = entry.version === '1';
      return Promise.resolve(isGone ? { ok: false, fault: 'network' } : { ok: true, module: MODULE, styles: null });
    });
    expect(await loader.load('miAccountsAll')).toMatchObject({ ok: true });
    expect(loader.getRunning().remotes).toEqual(new Map([['accounts', '2']]));
  });

  it('tries a version once that is still the deployed one', async () => {
    const { loader, federation } = loaderWith({ code: () => Promise.resolve({ ok: false, fault: 'network' }) });
    expect(await loader.load('miAccountsAll')).toMatchObject({ ok: false, fault: 'network' });
    expect(federation.loadModule).toHaveBeenCalledTimes(1);
  });

  it('finds the remote whose file has thrown, and counts it', async () => {
    const manifest = 'http://localhost/ncb/remotes/accounts/1/m.json';
    const { loader, reported } = loaderWith({
      registry: () => answer({ remotes: [{ ...REGISTRY.remotes[0], manifest }] }),
    });
    await loader.load('miAccountsAll');
    expect(loader.attributeError('http://localhost/ncb/shell.js')).toBeNull();
    expect(loader.attributeError('Error at http://localhost/ncb/remotes/accounts/1/page.js:1:1')).toBe('accounts');
    expect(reported()).toEqual([
      ['accounts', '1', true],
      ['accounts', '1', false],
    ]);
    expect(loader.report().remotes?.[0]).toMatchObject({ state: 'loaded', errorCodes: ['REMOTE-handler-accounts'] });
  });

  it('adds no texts of a remote under a name of others, and names the remote', async () => {
    const page = {
      Page: () => null,
      texts: ['accounts', 'accounts/cards', 'shell', 'kernel', 'payments-uah'].map((namespace) => ({
        namespace,
        load: texts,
      })),
    };
    const module = { page } as unknown as RemotePageModule;
    const { loader, translations } = loaderWith({ code: () => Promise.resolve({ ok: true, module, styles: null }) });
    const reports: unknown[] = [];
    const stop = onInterference((...report) => reports.push(report));
    await loader.load('miAccountsAll');
    stop();
    expect(jest.mocked(translations.add).mock.calls.map(([namespace]) => namespace)).toEqual([
      'accounts',
      'accounts/cards',
    ]);
    expect(reports).toEqual([['namespace', 'accounts']]);
  });

  it('knows of an interference for diagnostics, and counts a severe one against the version', async () => {
    const { loader, reported } = loaderWith({});
    await loader.load('miAccountsAll');
    loader.noteInterference('left', 'accounts');
    expect(loader.report().remotes?.[0]).toMatchObject({ errorCodes: ['REMOTE-left-accounts'] });
    expect(reported()).toEqual([['accounts', '1', true]]);
    loader.noteInterference('covered', 'accounts');
    expect(reported().at(-1)).toEqual(['accounts', '1', false]);
  });

  it.each<[CodeOutcome & { ok: false }, LoadFault | undefined, string, boolean]>([
    [{ ok: false, fault: 'network' }, undefined, 'network', false],
    [{ ok: false, fault: 'timeout' }, undefined, 'timeout', false],
    [{ ok: false, fault: 'code' }, 'network', 'network', false],
    [{ ok: false, fault: 'styles' }, 'timeout', 'timeout', false],
    [{ ok: false, fault: 'code' }, 'integrity', 'integrity', true],
    [{ ok: false, fault: 'code' }, 'missing', 'missing', true],
    [{ ok: false, fault: 'code' }, undefined, 'code', true],
    [{ ok: false, fault: 'missing' }, undefined, 'missing', true],
  ])(
    'counts a version whose code fails by itself, not by the line: %j, files %s',
    async (code, cause, fault, counts) => {
      const { loader, reported } = loaderWith({ code: () => Promise.resolve(code), ...(cause && { cause }) });
      expect(await loader.load('miAccountsAll')).toEqual({ ok: false, fault, remote: 'accounts' });
      // The loader retries a removed version once; failures are counted per version.
      expect(reported().length > 0).toBe(counts);
    },
  );

  it('tells texts that did not come for want of a line from texts that are none', async () => {
    const texts = () => Promise.reject(new Error('no texts'));
    expect(await loaderWith({ texts, cause: 'network' }).loader.load('miAccountsAll')).toMatchObject({
      fault: 'network',
    });
  });

  it('begins with the stored registry where the new one takes long, and waits for it where none is stored', async () => {
    await loaderWith({}).loader.load('miAccountsAll');
    jest.useFakeTimers();
    const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(answer(REGISTRY)), 9_000));
    const stored = loaderWith({ registry: late }).loader.load('miAccountsAll');
    await jest.advanceTimersByTimeAsync(REGISTRY_PATIENCE);
    expect((await stored).ok).toBe(true);
    localStorage.clear();
    const first = loaderWith({ registry: late }).loader.load('miAccountsAll');
    await jest.advanceTimersByTimeAsync(9_000);
    expect((await first).ok).toBe(true);
    jest.useRealTimers();
  });

  it('waits longer for the registry with each try', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const { loader } = loaderWith({ registry: () => Promise.reject(new TypeError('down')) });
    for (let tries = 0; tries < 4; tries += 1) await loader.load('miAccountsAll');
    expect(timeout.mock.calls.map(([ms]) => ms)).toEqual([10_000, 20_000, 30_000, 30_000]);
    timeout.mockRestore();
  });

  it('brings a page anew that fell over when it was shown', async () => {
    const { loader, federation } = loaderWith({});
    await loader.load('miAccountsAll');
    loader.discard('miAccountsAll');
    await loader.load('miAccountsAll');
    expect(federation.discard).toHaveBeenCalledWith('accounts');
    expect(federation.loadModule).toHaveBeenCalledTimes(2);
    expect(globalThis.fetch).toHaveBeenCalledTimes(2);
  });

  it('loads the texts of the blocks that a page uses, each once', async () => {
    const namespaces = ['accounts', 'accounts/history', 'accounts/history'];
    const page = { Page: () => null, texts: namespaces.map((namespace) => ({ namespace, load: texts })) };
    const module = { page } as unknown as RemotePageModule;
    const { loader, translations } = loaderWith({ code: () => Promise.resolve({ ok: true, module, styles: null }) });
    expect(await loader.load('miAccountsAll')).toMatchObject({ ok: true });
    expect(jest.mocked(translations.add).mock.calls).toEqual([
      ['accounts', texts],
      ['accounts/history', texts],
    ]);
  });

  it('hands on the style sheet of the remote', async () => {
    const styles = { show: jest.fn(), hide: jest.fn() };
    const { loader } = loaderWith({ code: () => Promise.resolve({ ok: true, module: MODULE, styles }) });
    expect(await loader.load('miAccountsAll')).toEqual({ ok: true, page: MODULE.page, styles });
    expect(styles.show).not.toHaveBeenCalled();
  });

  it('shows no page without its texts', async () => {
    const { loader } = loaderWith({ texts: () => Promise.reject(new Error('no texts')) });
    expect(await loader.load('miAccountsAll')).toEqual({ ok: false, fault: 'texts', remote: 'accounts' });
  });

  it('asks for no version of a remote that is not with everybody before the company is known', async () => {
    let company: string | null = null;
    const { loader, federation, reported } = loaderWith({ company: () => company });
    expect(await loader.load('miLoans')).toMatchObject({ fault: 'notDeployed' });
    // Rollout place of company 1001 is 40 of 100, of 1003 66.
    company = '1001';
    expect((await loader.load('miLoans')).ok).toBe(true);
    expect(jest.mocked(federation.loadModule).mock.calls[0]?.[0]).toMatchObject({ version: '2', manifest: '/l2.json' });
    expect(reported()).toEqual([['loans', '2', true]]);
  });

  it('goes on with the version that runs when another company is chosen', async () => {
    let company = '1001';
    const { loader, federation } = loaderWith({ company: () => company });
    expect((await loader.registry())?.findByPage('miLoansOld')).toBeNull();
    await loader.load('miLoans');
    company = '1003';
    expect((await loader.registry())?.findByPage('miLoansOld')).toBeNull();
    await loader.load('miAccountsAll');
    expect(loader.getRunning().remotes.get('loans')).toBe('2');
    expect(federation.loadModule).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'code that is not on the server',
      'miAccountsAll',
      { code: () => Promise.resolve({ ok: false, fault: 'missing' } as const) },
    ],
    ['missing texts', 'miAccountsAll', { texts: () => Promise.reject(new Error('no texts')) }],
  ])('reports %s', async (_, page, fault) => {
    const { loader, reported } = loaderWith(fault);
    await loader.load(page);
    expect(reported()).toEqual([['accounts', '1', false]]);
  });

  it('reports a version that does not fit this shell, and neither one that is switched off nor one that nobody serves', async () => {
    const { loader, reported } = loaderWith({});
    for (const page of ['miFuture', 'miOff', 'miTurnovers']) await loader.load(page);
    expect(reported()).toEqual([['future', '1', false]]);
  });

  it('reports a page that throws while it is shown', async () => {
    const { loader, reported } = loaderWith({});
    await loader.load('miAccountsAll');
    loader.noteCrash('miAccountsAll');
    await loader.registry();
    expect(reported()).toEqual([
      ['accounts', '1', true],
      ['accounts', '1', false],
    ]);
  });

  it('ends the wait for code that never comes', async () => {
    jest.useFakeTimers();
    const { loader, reported } = loaderWith({ code: () => new Promise(() => undefined) });
    const outcome = loader.load('miAccountsAll');
    await jest.advanceTimersByTimeAsync(PAGE_LIMIT);
    expect(await outcome).toEqual({ ok: false, fault: 'timeout', remote: null });
    expect(reported()).toEqual([]);
    jest.useRealTimers();
  });

  it('a tab with a preview loads the version of its link, whoever else gets which, and tells nobody how that went', async () => {
    const release = { ...REGISTRY.remotes[1], version: '3', manifest: '/l3.json', pages: [{ name: 'miLoansSoon' }] };
    preview = Promise.resolve({ ok: true, remote: 'loans', release, until: new Date() } as Preview);
    sessionStorage.setItem('ncb.preview', JSON.stringify({ what: 'loans@3', word: 'good' }));
    const { loader, federation, reported } = loaderWith({});
    await loader.load('miLoansSoon');
    await loader.load('miAccountsAll');
    expect(jest.mocked(federation.loadModule).mock.calls.map(([{ manifest }]) => manifest)).toEqual([
      '/l3.json',
      '/m.json',
    ]);
    expect(reported()).toEqual([['accounts', '1', true]]);
    const fresh = await loader.freshRegistry();
    expect(fresh.findByPage('miLoansSoon')?.version).toBe('3');
    sessionStorage.clear();
  });

  it('waits in the end longer than all its parts may take together', () => {
    const preview = REGISTRY_LIMIT;
    const code = CODE_LIMIT + CODE_LIMIT + CODE_LIMIT;
    const parts = REGISTRY_LIMIT + MANIFEST_LIMIT + RENEWAL_LIMIT + code + MANIFEST_LIMIT + DIAGNOSIS_LIMIT;
    for (const failures of [0, 1, 2, 3])
      expect(limitAfter(failures, PAGE_LIMIT)).toBeGreaterThan(limitAfter(failures, preview + parts));
  });
});
