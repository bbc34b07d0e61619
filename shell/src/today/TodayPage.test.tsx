import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { UserSettings } from '@ncb/shared-kernel/api/contract';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { ShellServicesProvider, type RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { createFakeShell, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import { readExtensions, parseRegistry } from '../registry';
import type { CardOutcome } from '../federation';
import { createFakeLoader } from '../federation/testing';
import { TestTheme } from '../theme/testing';
import { CARD_LIMIT } from './use-card';
import TodayPage from './TodayPage';

const VIEWER = {
  ...({ mode: 0, role: 1, userStatus: 2, companyStatus: 2 } as const),
  ...({ hasPayrollProject: true, payrollAccess: 0 } as const),
};
const title = (words: string) => ({ ua: words, ru: words, en: words });
const REMOTE = { version: '1', manifest: '/m.json', integrity: 'sha384-A', contract: '^1.0.0', pages: [] };
const card = (name: string, order: number, more: object = {}) => ({
  name,
  order,
  title: title(`Картка ${name}`),
  icon: 'mail',
  ...more,
});
const REGISTRY = parseRegistry(
  {
    remotes: [
      {
        ...REMOTE,
        name: 'payments',
        cards: [card('waiting', 10, { span: 2, hasLead: true }), card('refused', 80), card('broken', 5, { span: 9 })],
      },
      { ...REMOTE, name: 'accounts', cards: [card('money', 20)] },
      { ...REMOTE, name: 'payroll', cards: [card('salary', 40, { access: { payrollAccess: 1 } })] },
      { ...REMOTE, name: 'off', enabled: false, cards: [card('off', 1)] },
      { ...REMOTE, name: 'taxes', cards: [card('due', 45, { setting: 'taxReminders' })] },
      { ...REMOTE, name: 'admin', cards: [card('letters', 50, { icon: 'of a newer shell' })] },
    ],
  },
  readExtensions,
);
const TEXTS = { namespace: 'x', load: {} as never };
const body = (words: string): RemoteCard<unknown> => ({
  load: () => Promise.resolve({ ok: true, value: words }),
  Body: ({ content }) => <p>{String(content)}</p>,
  texts: TEXTS,
});
const EMPTY: RemoteCard = { ...body(''), load: () => Promise.resolve({ ok: true, value: null }) };

const loaded = (one: RemoteCard): CardOutcome => ({ ok: true, card: one, styles: null });

async function show(
  cards: Readonly<Record<string, () => CardOutcome | Promise<CardOutcome>>>,
  chosen: UserSettings = SAMPLE_SESSION.user.settings,
) {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  const crashed = jest.fn();
  const discard = jest.fn();
  const loader = createFakeLoader({
    load: () => Promise.reject(new Error('a page was asked for')),
    registry: () => Promise.resolve(REGISTRY),
    loadCard: ({ name }) => Promise.resolve((cards[name] ?? (() => loaded(body(`Вміст ${name}`))))()),
    noteCrash: crashed,
    discard,
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } });
  const { services } = createFakeShell({
    answers: {},
    session: { user: { ...SAMPLE_SESSION.user, settings: chosen } },
  });
  render(
    <TestTheme>
      <ShellServicesProvider value={services}>
        <QueryClientProvider client={cache}>
          <TodayPage loader={loader} viewer={VIEWER} />
        </QueryClientProvider>
      </ShellServicesProvider>
    </TestTheme>,
  );
  await waitFor(() => expect(parts()).not.toContain('first'));
  return { crashed, discard, cache };
}

const parts = () => [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset['card']);
const at = (part: string) => {
  const card = document.querySelector<HTMLElement>(`[data-card="${part}"]`);
  if (!card) throw new Error(`no card ${part}`);
  return card;
};
const retry = (part: string) => {
  const button = at(part).querySelector('[data-action="retryCard"]');
  if (!button) throw new Error(`nothing to be tried again in ${part}`);
  fireEvent.click(button);
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the page "today"', () => {
  it('has the cards that a person may see, in their order, and leaves out what it does not understand', async () => {
    await show({});
    expect(parts()).toEqual([
      'payments/cards/waiting',
      'accounts/cards/money',
      'admin/cards/letters',
      'payments/cards/refused',
    ]);
    await screen.findByText('Вміст money');
    expect(at('payments/cards/waiting').dataset['span']).toBe('2');
  });

  it('has a card that is chosen in its settings, for the company of the choice only', async () => {
    const { settings } = SAMPLE_SESSION.user;
    await show({}, { ...settings, taxReminders: { '1001': ['employer'] } });
    expect(parts()).toContain('taxes/cards/due');
    cleanup();
    await show({}, { ...settings, taxReminders: { '1002': ['employer'] } });
    expect(parts()).not.toContain('taxes/cards/due');
  });

  it('has an urgent card first from the next visit on, until it is urgent no more', async () => {
    const order = async (isUrgent: boolean) => {
      await show({ letters: () => loaded({ ...body('Листи'), isUrgent: () => isUrgent }) });
      await screen.findByText('Листи');
      const [first] = parts();
      cleanup();
      return first;
    };
    expect(await order(true)).toBe('payments/cards/waiting');
    expect(await order(false)).toBe('admin/cards/letters');
    expect(await order(false)).toBe('payments/cards/waiting');
  });

  it('says once how old the cards are', async () => {
    await show({});
    await screen.findByText('Вміст money');
    expect(document.querySelectorAll('[data-field="asOf"]')).toHaveLength(1);
    expect(document.querySelector('.ncb-page-head [data-field="asOf"]')).toHaveTextContent(/Станом на \d\d:\d\d/);
  });

  it('keeps an empty card in its place, where it says that there is nothing', async () => {
    await show({ waiting: () => loaded(EMPTY), letters: () => loaded(EMPTY) });
    await screen.findByText('Вміст refused');
    for (const part of ['payments/cards/waiting', 'admin/cards/letters'])
      await waitFor(() => expect(at(part)).toHaveTextContent('Зараз тут нічого немає'));
    expect(parts()).toHaveLength(4);
  });

  it('says when a card never answers, and asks it again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isMended = false;
    const silent: RemoteCard = {
      ...body('Гроші'),
      load: () => (isMended ? Promise.resolve({ ok: true, value: 'Гроші' }) : new Promise(() => undefined)),
    };
    const { crashed } = await show({ money: () => loaded(silent), letters: () => loaded(EMPTY) });
    await screen.findByText('Вміст refused');
    await act(() => jest.advanceTimersByTimeAsync(CARD_LIMIT));
    expect(at('accounts/cards/money')).toHaveTextContent('REMOTE-timeout-accounts');
    expect(crashed).not.toHaveBeenCalled();
    isMended = true;
    retry('accounts/cards/money');
    await screen.findByText('Гроші');
    jest.useRealTimers();
  });

  it('keeps a card whose code does not come to itself, with a code for support, and tries it again', async () => {
    let isThere = false;
    const failed = { ok: false, fault: 'network', remote: 'accounts' } as const;
    await show({ money: () => (isThere ? loaded(body('Гроші')) : failed) });
    await waitFor(() => expect(at('accounts/cards/money')).toHaveTextContent('REMOTE-network-accounts'));
    await screen.findByText('Вміст refused');
    isThere = true;
    retry('accounts/cards/money');
    await screen.findByText('Гроші');
  });

  it('tells what the bank has refused, and goes on showing what it knows when it cannot be renewed', async () => {
    const failure = { kind: 'http', status: 503 } as const;
    let isDown = true;
    const money = {
      ...body('Гроші'),
      load: () => Promise.resolve(isDown ? { ok: false, failure } : { ok: true, value: 'Гроші' }),
    };
    await show({ money: () => loaded(money as RemoteCard) });
    await waitFor(() => expect(at('accounts/cards/money')).toHaveTextContent('HTTP-503'));
    isDown = false;
    retry('accounts/cards/money');
    await screen.findByText('Гроші');
    isDown = true;
    const all = document.querySelector('[data-page="today"] [data-action="refresh"]');
    fireEvent.click(all as Element);
    await waitFor(() => expect(at('accounts/cards/money').querySelector('[data-problem="notRenewed"]')).not.toBeNull());
    expect(at('accounts/cards/money')).toHaveTextContent('Гроші');
  });

  it.each([
    [
      'while it is drawn',
      {
        Body: () => {
          throw new Error('broken on purpose');
        },
      },
    ],
    ['instead of answering', { load: () => Promise.reject(new Error('broken on purpose')) }],
    [
      'beside its title',
      {
        More: () => {
          throw new Error('broken on purpose');
        },
      },
    ],
  ])('loses only the card that throws %s, counts it, and brings it anew', async (_, fault) => {
    let isMended = false;
    const { crashed, discard } = await show({
      letters: () => loaded(isMended ? body('Листи') : { ...body(''), ...fault }),
    });
    await waitFor(() => expect(at('admin/cards/letters')).toHaveTextContent('REMOTE-render-admin'));
    expect(crashed).toHaveBeenCalledWith('admin/cards/letters');
    await screen.findByText('Вміст money');
    isMended = true;
    retry('admin/cards/letters');
    await screen.findByText('Листи');
    expect(discard).toHaveBeenCalledWith('admin/cards/letters');
  });

  it('asks anew when a page says that an answer is old', async () => {
    let answer = 'Старе';
    const money: RemoteCard = {
      ...body(''),
      load: ({ ask }) => ask(['accounts', '1001'], () => Promise.resolve({ ok: true, value: answer })),
    };
    const { cache } = await show({ money: () => loaded(money) });
    await screen.findByText('Старе');
    answer = 'Нове';
    await act(() => cache.invalidateQueries({ queryKey: ['accounts'] }));
    await screen.findByText('Нове');
  });
});
