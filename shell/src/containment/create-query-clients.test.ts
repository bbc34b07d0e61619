/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { QueryObserver } from '@tanstack/react-query';
import { KERNEL_QUERY } from '@ncb/shared-kernel/queries';
import { createQueryClients } from './create-query-clients';

jest.mock('./shown-page', () => ({ getShownRemote: () => 'payments-uah' }));

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

  it('refuse to overwrite an answer of the bank, however a page tries, and tell no observer', async () => {
    const { pages, renewWritten } = createQueryClients();
    await pages.fetchQuery(ask('the bank’s'));
    const values: unknown[] = [];
    const observer = new QueryObserver(pages, {
      ...ask('the bank’s'),
      refetchInterval: ({ state }) => values.push(state.data) > 0 && false,
    });
    const end = observer.subscribe(() => undefined);
    pages.setQueryData(KEY, 'planted');
    const query = pages.getQueryCache().find({ queryKey: KEY });
    query?.setData('planted');
    query?.setState({ data: 'planted' });
    expect(pages.getQueryData(KEY)).toBe('the bank’s');
    expect(values).not.toContain('planted');
    expect(renewWritten()).toBeNull();
    end();
  });

  it('take what the bank answers next', async () => {
    const { pages } = createQueryClients();
    await pages.fetchQuery(ask('first'));
    pages.setQueryData(KEY, 'planted');
    await pages.fetchQuery({ ...ask('second'), meta: {} });
    await pages.invalidateQueries({ queryKey: KEY });
    await pages.fetchQuery(ask('third'));
    expect(pages.getQueryData(KEY)).toBe('third');
  });

  it('ask the bank where a page wrote an answer before anybody asked', async () => {
    const { pages } = createQueryClients();
    pages.setQueryData(KEY, 'planted');
    const observer = new QueryObserver(pages, ask('the bank’s'));
    const end = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().data).toBeUndefined();
    await waitFor(() => expect(observer.getCurrentResult().data).toBe('the bank’s'));
    end();
  });

  it('keep letters that a page marked as read until it is left, and name its remote then', async () => {
    const { pages, renewWritten } = createQueryClients();
    const letters = { ...ask('unread'), queryKey: ['mail', '1001'] };
    await pages.fetchQuery(letters);
    pages.setQueryData(letters.queryKey, 'read');
    expect(pages.getQueryData(letters.queryKey)).toBe('read');
    expect(renewWritten()).toBe('payments-uah');
    expect(pages.getQueryData(letters.queryKey)).toBeUndefined();
    expect(renewWritten()).toBeNull();
  });

  it('keep what a page wrote under its own key', () => {
    const { pages, renewWritten } = createQueryClients();
    pages.setQueryData(['payments-uah/draft'], 'own');
    expect(renewWritten()).toBeNull();
    expect(pages.getQueryData(['payments-uah/draft'])).toBe('own');
  });
});
