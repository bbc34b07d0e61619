import { QueryClient, QueryClientProvider, useQuery, type QueryKey } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { answerQuery, useAnswer } from '@ncb/shared-kernel/queries';
import { watchQueryKeys } from './watch-query-keys';

const rates = () => Promise.resolve({ ok: true as const, value: 'курс' });

function OfKernel() {
  return <p>{useAnswer(['rates'], rates).data}</p>;
}

function OfForeigner({ queryKey }: { queryKey: QueryKey }) {
  return <p>{useQuery({ queryKey, queryFn: () => 'чуже' }).data}</p>;
}

function watched() {
  const cache = new QueryClient();
  const messages: string[] = [];
  const stop = watchQueryKeys(cache, (message) => messages.push(message));
  const show = async (page: React.ReactNode, text: string) => {
    render(<QueryClientProvider client={cache}>{page}</QueryClientProvider>);
    expect(await screen.findAllByText(text)).not.toEqual([]);
    cleanup();
  };
  return { cache, messages, stop, show };
}

describe('the watch for keys of the query cache', () => {
  it('tells of a key without an owner, once', async () => {
    const { messages, show } = watched();
    await show(<OfForeigner queryKey={['rates']} />, 'чуже');
    await show(<OfForeigner queryKey={['rates']} />, 'чуже');
    expect(messages).toEqual([expect.stringContaining('["rates"] names no owner')]);
  });

  it('tells of a page that reads the kernel’s own query as something else', async () => {
    const { messages, show } = watched();
    await show(<OfKernel />, 'курс');
    expect(messages).toEqual([]);
    await show(<OfForeigner queryKey={['rates']} />, 'курс');
    expect(messages).toHaveLength(1);
  });

  it('is silent about keys that begin with a remote’s name, and about the kernel’s', async () => {
    const { cache, messages, show } = watched();
    await show(<OfForeigner queryKey={['payroll/sheets', '1001']} />, 'чуже');
    await cache.fetchQuery(answerQuery(['payments', '1001'], rates));
    expect(messages).toEqual([]);
  });

  it('ends when it is stopped', async () => {
    const { messages, stop, show } = watched();
    stop();
    await show(<OfForeigner queryKey={['rates']} />, 'чуже');
    expect(messages).toEqual([]);
  });
});
