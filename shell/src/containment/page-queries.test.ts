/** @jest-environment jsdom */
import { KERNEL_QUERY } from '@ncb/shared-kernel/queries';
import { createQueryClients } from './page-queries';

jest.mock('./shown-page', () => ({ remoteInside: () => 'payments-uah' }));

const KEY = ['accounts', '1001'];
const ask = (answer: string) => ({ queryKey: KEY, queryFn: () => Promise.resolve(answer), meta: KERNEL_QUERY });

describe('the caches of frame and pages', () => {
  it('are apart: a page that empties its own leaves the frame’s', async () => {
    const { frame, pages } = createQueryClients();
    await frame.fetchQuery(ask('frame'));
    await pages.fetchQuery(ask('pages'));
    pages.clear();
    expect(frame.getQueryData(KEY)).toBe('frame');
  });

  it('become old together, whichever is told', async () => {
    const { frame, pages } = createQueryClients();
    await frame.fetchQuery(ask('frame'));
    await pages.fetchQuery(ask('pages'));
    await pages.invalidateQueries({ queryKey: ['accounts'] });
    expect(frame.getQueryState(KEY)?.isInvalidated).toBe(true);
    await frame.fetchQuery(ask('frame'));
    await pages.fetchQuery(ask('pages'));
    await frame.invalidateQueries({ queryKey: ['accounts'] });
    expect(pages.getQueryState(KEY)?.isInvalidated).toBe(true);
  });

  it('forget what a page wrote in place of the bank, and name its remote', async () => {
    const { pages, renewWritten } = createQueryClients();
    await pages.fetchQuery(ask('the bank’s'));
    expect(renewWritten()).toBeNull();
    pages.setQueryData(KEY, 'planted');
    expect(renewWritten()).toBe('payments-uah');
    expect(pages.getQueryData(KEY)).toBeUndefined();
    expect(renewWritten()).toBeNull();
  });

  it('keep what a page wrote under its own key', () => {
    const { pages, renewWritten } = createQueryClients();
    pages.setQueryData(['payments-uah/draft'], 'own');
    expect(renewWritten()).toBeNull();
    expect(pages.getQueryData(['payments-uah/draft'])).toBe('own');
  });
});
