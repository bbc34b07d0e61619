import { forgetFailedLoads, listSharedPackages } from './list-shared-packages';

const shared = (version: string, useIn: string[], loaded = true) => ({ [version]: { version, useIn, loaded } });

describe('the libraries in use', () => {
  it('are put together by package, with everybody who took a piece', () => {
    expect(
      listSharedPackages({
        react: shared('19.3.1', ['ncb_accounts']),
        'react/jsx-runtime': shared('19.3.1', ['ncb_payments_uah', 'ncb_accounts']),
        'antd/es/table': shared('6.6.8', ['ncb_accounts']),
        '@tanstack/react-query': shared('5.108.0', ['ncb_accounts']),
        '@ncb/shared-kernel/remote-contract': shared('1.2.0', ['ncb_accounts']),
        dayjs: shared('1.11.23', []),
      }),
    ).toEqual([
      { name: '@ncb/shared-kernel/remote-contract', version: '1.2.0', usedBy: ['ncb_accounts'] },
      { name: '@tanstack/react-query', version: '5.108.0', usedBy: ['ncb_accounts'] },
      { name: 'antd', version: '6.6.8', usedBy: ['ncb_accounts'] },
      { name: 'dayjs', version: '1.11.23', usedBy: [] },
      { name: 'react', version: '19.3.1', usedBy: ['ncb_accounts', 'ncb_payments_uah'] },
    ]);
  });

  it('leave out what is offered and nobody took', () => {
    expect(listSharedPackages({ 'antd/es/upload': shared('6.6.8', [], false) })).toEqual([]);
  });

  it('show a second copy as a line of its own', () => {
    const two = { ...shared('19.3.1', ['ncb_accounts']), ...shared('18.2.0', ['ncb_old']) };
    expect(listSharedPackages({ react: two }).map(({ version, usedBy }) => `${version} ${usedBy.join()}`)).toEqual([
      '18.2.0 ncb_old',
      '19.3.1 ncb_accounts',
    ]);
  });
});

it('modules that did not come are fetched anew, those that are there are kept', () => {
  const failed = { loaded: false, loading: Promise.resolve() };
  const there = { loaded: true, loading: Promise.resolve() };
  forgetFailedLoads({ 'antd/es/tabs': { '6.6.8': failed }, react: { '19.3.1': there } });
  expect(failed).toEqual({ loaded: false });
  expect(there.loading).toBeDefined();
});
