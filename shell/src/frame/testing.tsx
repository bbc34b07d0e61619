import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Navigate, RouterProvider } from 'react-router-dom';
import { getEvents } from '@ncb/shared-kernel/api/contract';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { PageHeader } from '@ncb/shared-kernel/ui';
import { useRestoredDraft, useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { createQueryClients, type QueryClients } from '../containment';
import { createDraftKeeper, createPendingDrafts } from '../drafts';
import { createDraftBank, type DraftBank } from '../drafts/testing';
import { LanguageProvider, loadShellTexts } from '../languages';
import { createEventWatch, type EventWatch } from '../notifications';
import { createBrowserLocks } from '../notifications/testing';
import { createRegistry } from '../registry';
import { createFakeLoader } from '../federation/testing';
import { SessionProvider, useSessionState, useSessionStore, type SessionStore } from '../session';
import { TestTheme } from '../theme/testing';
import { createUnsavedWork } from '../unsaved';
import { createUpdateWatch } from '../updates';
import { Frame } from './Frame';

const REMOTE = {
  name: 'payments-uah',
  version: '1',
  manifest: '/m.json',
  integrity: 'sha384-A',
  contract: '^1.0.0',
  pages: [
    ...['miAccountsAll', 'miPmtUahNew', 'miPmtJournal', 'miPayrollNew', 'miSettingsKeys'],
    ...['miAccountsBilling', 'miMail', 'miSettingsUsers'],
  ].map((name) => ({ name })),
  enabled: true,
  rollout: { percent: 100, previous: null },
  actions: [
    {
      name: 'newPayroll',
      page: 'miPayrollNew',
      order: 20,
      parameters: {},
      access: { needsPayrollProject: true },
      texts: { ua: 'Нова зарплатна відомість', ru: 'Новая зарплатная ведомость', en: 'New payroll' },
    },
    {
      name: 'newPayment',
      page: 'miPmtUahNew',
      order: 10,
      parameters: {},
      counterparty: 'correspondent',
      access: {},
      texts: { ua: 'Новий платіж', ru: 'Новый платёж', en: 'New payment' },
    },
    {
      ...{ name: 'statement', page: 'miAccountsBilling', order: 30, parameters: {}, account: 'acn_ids', access: {} },
      texts: { ua: 'Виписка за рахунком', ru: 'Выписка по счёту', en: 'Account statement' },
    },
  ],
};
const REGISTRY = createRegistry([REMOTE], '1');

const pendingDrafts = createPendingDrafts();

export const seenByPage: string[] = [];

function FormPage() {
  const { navigation, session } = useShell();
  const restored = useRestoredDraft('miPmtUahNew');
  const [text, setText] = useState(restored ? String(restored.content) : '');
  const [isSaved, setSaved] = useState(false);
  useUnsavedWork(text !== '' && !isSaved, 'Новий платіж', {
    page: 'miPmtUahNew',
    parameters: navigation.parameters,
    content: () => text,
  });
  const seen = `${session.companyRef} ${JSON.stringify(navigation.parameters)}`;
  useEffect(() => void seenByPage.push(seen), [seen]);
  return (
    <div data-page="miPmtUahNew">
      <PageHeader title="Новий платіж у гривні" />
      <Input aria-label="Призначення" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setSaved(true)}>Зберегти</button>
      <output>{seen}</output>
    </div>
  );
}

const LOADER = createFakeLoader({
  registry: () => Promise.resolve(REGISTRY),
  getRunning: () => ({ shell: '1', remotes: new Map() }),
  noteCrash: () => undefined,
  load: (page) =>
    Promise.resolve({
      ok: true,
      page: {
        Page: page === 'miPmtUahNew' ? FormPage : () => <p>{`Сторінка ${page}`}</p>,
        texts: { namespace: 'x', load: {} as never },
      },
      styles: null,
    }),
});

export interface ShownFrame {
  readonly bank: DraftBank;
  readonly session: SessionStore;
  /** Starts only in tests that need events. */
  readonly events: EventWatch;
  readonly cache: QueryClients['frame'];
  readonly router: ReturnType<typeof createMemoryRouter>;
  text(): string;
}

/** Renders the frame of a signed-in user with a form page on a fake bank. */
export async function showFrame(address: string, bank = createDraftBank()): Promise<ShownFrame> {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  const session = bank.openTab();
  await session.load('1001');
  const queries = createQueryClients();
  const work = createUnsavedWork();
  const events = createEventWatch({
    ask: (lastId) => session.api.call(getEvents, { lastId }),
    tabs: session.tabs,
    scope: '501 1001',
    holdLock: createBrowserLocks(),
  });
  const updates = createUpdateWatch({ ask: () => Promise.resolve(REGISTRY), running: LOADER.getRunning });
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Вхід</p> },
      { path: '/main/:page', element: <WorkPlace work={work} updates={updates} events={events} queries={queries} /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={session}>
        <TestTheme>
          <QueryClientProvider client={queries.frame}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </TestTheme>
      </SessionProvider>
    </LanguageProvider>,
  );
  return {
    bank,
    session,
    router,
    events,
    cache: queries.frame,
    text: () => screen.getByLabelText<HTMLInputElement>('Призначення').value,
  };
}

interface WorkPlaceProps {
  work: ReturnType<typeof createUnsavedWork>;
  updates: ReturnType<typeof createUpdateWatch>;
  events: EventWatch;
  queries: QueryClients;
}

function WorkPlace({ work, updates, events, queries }: WorkPlaceProps) {
  const state = useSessionState();
  const session = useSessionStore();
  const [keeper] = useState(() => createDraftKeeper(session, pendingDrafts));
  useEffect(() => keeper.start(), [keeper]);
  if (state.kind !== 'signedIn') return <Navigate to="/" replace />;
  return (
    <Frame
      info={state.info}
      updates={updates}
      events={events}
      queries={queries}
      loader={LOADER}
      unsavedWork={work}
      drafts={keeper}
    />
  );
}

export function setWindowWidth(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const bound = (side: string) => Number(new RegExp(`${side}-width:\\s*([0-9.]+)px`).exec(query)?.[1]);
    const matches = !(width < bound('min')) && !(width > bound('max'));
    const nothing = () => undefined;
    const listening = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: () => true };
    return { ...listening, matches, media: query, onchange: null, addListener: nothing, removeListener: nothing };
  });
}

export function getElement(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  return found;
}
