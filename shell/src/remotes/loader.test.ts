import type { RemotePageModule } from '@ncb/shared-kernel/remote-contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import type { CodeOutcome, Federation } from './federation';
import { CODE_LIMIT, MANIFEST_LIMIT, PAGE_LIMIT, REGISTRY_LIMIT } from './limits';
import { createPageLoader } from './loader';
import type { RegistryEntry } from './registry';

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

function loaderWith(options: {
  registry?: () => Promise<Response>;
  code?: () => Promise<CodeOutcome>;
  texts?: () => Promise<void>;
  company?: () => string | null;
}) {
  globalThis.fetch = jest.fn(
    options.registry ?? (() => Promise.resolve({ ok: true, json: () => Promise.resolve(REGISTRY) } as Response)),
  );
  const federation: Federation = {
    loadPage: jest.fn(options.code ?? (() => Promise.resolve({ ok: true, module: MODULE } as const))),
  };
  const translations = { add: jest.fn(options.texts ?? (() => Promise.resolve())) } as unknown as Translations;
  const onLoad = jest.fn();
  const company = options.company ?? (() => '1001');
  const loader = createPageLoader({ registryAddress: '/r.json', federation, translations, company, onLoad });
  const reported = () =>
    onLoad.mock.calls.map(([{ name, version }, isLoaded]: [RegistryEntry, boolean]) => [name, version, isLoaded]);
  return { loader, federation, reported };
}

// What the loader tells whoever looks into the console is part of the faults these tests make.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the page loader', () => {
  it('loads a page once, however often it is asked for', async () => {
    const { loader, federation } = loaderWith({});
    const [first, second] = await Promise.all([loader.load('miAccountsAll'), loader.load('miAccountsAll')]);
    expect(first).toEqual({ ok: true, page: MODULE.page });
    expect(second).toBe(first);
    expect(federation.loadPage).toHaveBeenCalledTimes(1);
  });

  it('never asks for the code of a remote that does not fit the contract', async () => {
    const { loader, federation } = loaderWith({});
    expect(await loader.load('miFuture')).toEqual({ ok: false, fault: 'contract', remote: 'future' });
    expect(federation.loadPage).not.toHaveBeenCalled();
  });

  it('tells what runs in this tab: the shell that it began with and the remotes that it has loaded', async () => {
    const { loader } = loaderWith({});
    expect(loader.running()).toEqual({ shell: null, remotes: new Map() });
    await loader.load('miFuture');
    expect(loader.running()).toEqual({ shell: 's1', remotes: new Map() });
    await loader.load('miAccountsAll');
    expect(loader.running().remotes).toEqual(new Map([['accounts', '1']]));
  });

  it('says that nobody serves a page', async () => {
    const { loader } = loaderWith({});
    expect(await loader.load('miTurnovers')).toEqual({ ok: false, fault: 'notDeployed', remote: null });
  });

  it('asks for the registry again after it could not be had', async () => {
    let isDown = true;
    const { loader } = loaderWith({
      registry: () =>
        isDown
          ? Promise.reject(new TypeError('down'))
          : Promise.resolve({ ok: true, json: () => Promise.resolve(REGISTRY) } as Response),
    });
    expect(await loader.load('miAccountsAll')).toEqual({ ok: false, fault: 'registry', remote: null });
    isDown = false;
    expect((await loader.load('miAccountsAll')).ok).toBe(true);
  });

  it('tries the code again after a failure and gives the fault that the code had', async () => {
    const outcomes: CodeOutcome[] = [
      { ok: false, fault: 'integrity' },
      { ok: true, module: MODULE },
    ];
    const { loader } = loaderWith({ code: () => Promise.resolve(outcomes.shift() ?? { ok: false, fault: 'code' }) });
    expect(await loader.load('miAccountsAll')).toEqual({ ok: false, fault: 'integrity', remote: 'accounts' });
    expect((await loader.load('miAccountsAll')).ok).toBe(true);
  });

  it('shows no page without its texts', async () => {
    const { loader } = loaderWith({ texts: () => Promise.reject(new Error('no texts')) });
    expect(await loader.load('miAccountsAll')).toEqual({ ok: false, fault: 'texts', remote: 'accounts' });
  });

  it('asks for no version of a remote that is not with everybody before the company is known', async () => {
    let company: string | null = null;
    const { loader, federation, reported } = loaderWith({ company: () => company });
    expect(await loader.load('miLoans')).toMatchObject({ fault: 'notDeployed' });
    // 1001 stands at 40 of 100, 1003 at 66.
    company = '1001';
    expect((await loader.load('miLoans')).ok).toBe(true);
    expect(jest.mocked(federation.loadPage).mock.calls[0]?.[0]).toMatchObject({ version: '2', manifest: '/l2.json' });
    expect(reported()).toEqual([['loans', '2', true]]);
  });

  it('goes on with the version that runs when another company is chosen', async () => {
    let company = '1001';
    const { loader, federation } = loaderWith({ company: () => company });
    expect((await loader.registry())?.serving('miLoansOld')).toBeNull();
    await loader.load('miLoans');
    company = '1003';
    expect((await loader.registry())?.serving('miLoansOld')).toBeNull();
    await loader.load('miAccountsAll');
    expect(loader.running().remotes.get('loans')).toBe('2');
    expect(federation.loadPage).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'code that does not come',
      'miAccountsAll',
      { code: () => Promise.resolve({ ok: false, fault: 'network' } as const) },
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
    loader.crashed('miAccountsAll');
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
    expect(reported()).toEqual([['accounts', '1', false]]);
    jest.useRealTimers();
  });

  it('waits in the end longer than all its parts may take together', () => {
    const parts = REGISTRY_LIMIT + MANIFEST_LIMIT + CODE_LIMIT + CODE_LIMIT + CODE_LIMIT;
    expect(PAGE_LIMIT).toBeGreaterThan(parts);
  });
});
