import { createWorkerStarter } from './create-worker-starter';

function pageWithPolicies() {
  const policies: Record<string, { createScriptURL(url: string): string }> = {};
  const trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => (policies[name] = rules),
  };
  const page = { location: { href: 'http://sign.example/widget/?a#b' }, trustedTypes } as unknown as Window;
  return { page, policies };
}

describe('workerStarter', () => {
  const started: unknown[] = [];

  beforeEach(() => {
    started.length = 0;
    Object.defineProperty(globalThis, 'Worker', {
      configurable: true,
      value: class {
        constructor(url: unknown) {
          started.push(url);
        }
      },
    });
  });

  it('starts the worker that lies beside the page, through the policy that the page may have', () => {
    const { page, policies } = pageWithPolicies();
    const start = createWorkerStarter(page, { own: 'worker-56CXBPTH.js', dstu: 'dstu-worker-AAAA1111.js' });
    start('own');
    start('dstu');
    const folder = 'http://sign.example/widget';
    expect(started).toEqual([`${folder}/worker-56CXBPTH.js`, `${folder}/dstu-worker-AAAA1111.js`]);
    expect(Object.keys(policies)).toEqual(['ncb-widget']);
  });

  it('has a policy that lets nothing through but the worker', () => {
    const { page, policies } = pageWithPolicies();
    createWorkerStarter(page, { own: 'worker.js', dstu: 'dstu-worker.js' });
    const allow = (url: string) => policies['ncb-widget']?.createScriptURL(url);
    expect(allow('http://sign.example/widget/worker.js')).toBe('http://sign.example/widget/worker.js');
    for (const url of ['worker.js', 'http://sign.example/worker.js', 'data:,alert(1)', 'http://evil.example/worker.js'])
      expect(() => allow(url)).toThrow(TypeError);
  });

  it.each(['', 'https://evil.example/worker.js', '../worker.js', '//evil.example/worker.js', 'worker.js?x', 'data:,1'])(
    'refuses "%s" as the name of the worker',
    (file) => {
      for (const files of [
        { own: file, dstu: 'dstu-worker.js' },
        { own: 'worker.js', dstu: file },
      ])
        expect(() => createWorkerStarter(pageWithPolicies().page, files)).toThrow('not the signing worker');
    },
  );
});
