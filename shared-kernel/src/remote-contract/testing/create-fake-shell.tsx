/** Fake shell for tests of remotes. The API client is real, so that the contract's codecs are tested too. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createApiClient } from '../../api/client';
import { bankResponse } from '../../api/client/testing';
import { saveSettings, type ClientInfo } from '../../api/contract';
import { ShellServicesProvider } from '../context';
import type { ListedRow, RowAction } from '../row-actions';
import type { FormDraft, NextStep, NoticeKind, PageParameters, RestoredDraft, ShellServices } from '../services';
import { changedSettings } from '../settings';

export interface ReceivedCall {
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly idempotencyKey: string | null;
}

/** Wire answers by path, or functions of the call. Paths without an answer get HTTP 500. */
export type WireAnswers = Readonly<Record<string, object | ((call: ReceivedCall) => object)>>;

export interface FakeShellOptions {
  answers: WireAnswers;
  /** Bank for calls that `answers` does not cover (`signInAtBank`). */
  bank?: typeof fetch;
  session?: Partial<ClientInfo>;
  parameters?: PageParameters;
  /** Identifier of the current history entry; without it nothing is kept for going back. */
  entry?: () => string;
  sign?: ShellServices['sign'];
  keys?: ShellServices['keys'];
  rowActions?: (row: ListedRow) => readonly RowAction[];
  restored?: Readonly<Record<string, RestoredDraft>>;
}

export interface FakeShell {
  readonly services: ShellServices;
  readonly Wrapper: (props: { children: ReactNode }) => ReactNode;
  readonly calls: ReceivedCall[];
  readonly opened: { page: string; parameters: PageParameters }[];
  readonly notices: { kind: NoticeKind; text: string; next?: NextStep }[];
  readonly unsaved: Set<string>;
  readonly drafts: Map<string, FormDraft>;
}

export const SAMPLE_SESSION: ClientInfo = {
  bankClientId: '1001',
  bankCode: '351607',
  bankName: 'Тестовий банк',
  bankSwift: 'SBXXUA2XXXX',
  companyRef: '1001',
  companyStatus: 2,
  signScheme: 'two',
  bankDay: '2026-07-01',
  nextPaymentNumber: 107,
  nextCurrencyPaymentNumber: 1,
  nextCurrencyRequestNumber: 1,
  nextPayrollNumber: 1,
  user: {
    userId: '502',
    role: 0,
    status: 2,
    firstName: 'Олена',
    middleName: 'Вигадівна',
    lastName: 'Зразкова',
    lastLogin: null,
    passwordExpires: null,
    keyUntil: null,
    rightsValid: true,
    payrollAccess: 2,
    accessMode: 0,
    isAdministrator: false,
    signatureRight: 1,
    position: 'Фінансовий директор',
    settings: { timeoutInterval: null, showClosed: false, language: null },
  },
  companies: [{ ref: '1001', shortName: 'ТОВ «Калинова Брама»', status: 2 }],
  onlyFirstKeyUntil: null,
  hasPayrollProject: true,
};

/** Settings of the shell; with antd's style elements jsdom spends three quarters of a test reading them. */
const STYLED_AT_BUILD = { zeroRuntime: true, hashed: false, token: { motion: false } };

export function createFakeShell({
  answers,
  bank,
  session,
  parameters = {},
  entry,
  sign,
  keys,
  rowActions = () => [],
  restored = {},
}: FakeShellOptions): FakeShell {
  const calls: ReceivedCall[] = [];
  const opened: FakeShell['opened'] = [];
  const notices: FakeShell['notices'] = [];
  const unsaved = new Set<string>();
  const drafts = new Map<string, FormDraft>();
  const info: ClientInfo = { ...SAMPLE_SESSION, ...session };

  const answer: typeof fetch = (address, init) => {
    const [path = '', query = ''] = (address as string).split('?');
    const call = {
      path,
      parameters: getBodyParameters(init) ?? new URLSearchParams(query),
      idempotencyKey: new Headers(init?.headers).get('Idempotency-Key'),
    };
    calls.push(call);
    const answer = answers[path];
    if (bank && answer === undefined) return bank(address, init);
    const wire = typeof answer === 'function' ? (answer as (received: ReceivedCall) => object)(call) : answer;
    if (wire instanceof Promise) return wire.then((late: object) => bankResponse(late, 200));
    return Promise.resolve(bankResponse(wire ?? {}, wire ? 200 : 500));
  };

  const listeners = new Set<() => void>();
  let services: ShellServices = {
    session: info,
    refreshSession: () => undefined,
    async changeSettings(change) {
      const { session: before } = services;
      const settings = changedSettings(before.user.settings, change);
      const outcome = await services.api.call(saveSettings, { settings });
      if (outcome.ok) services = { ...services, session: { ...before, user: { ...before.user, settings } } };
      listeners.forEach((listener) => listener());
      return outcome;
    },
    language: 'ua',
    api: createApiClient({
      baseUrl: '',
      identity: () => ({ companyRef: info.companyRef, bankClientId: info.bankClientId, userId: info.user.userId }),
      languageTag: () => 'uk',
      onSessionOver: () => undefined,
      fetch: answer,
    }),
    navigation: {
      parameters,
      open: (page, parameters = {}) => opened.push({ page, parameters }),
      href: (page, parameters = {}) => `/ncb/main/${page}?${new URLSearchParams(parameters)}`,
      isServed: () => true,
      ...(entry && { entry }),
      back: () => opened.push({ page: 'back', parameters: {} }),
      exit: () => opened.push({ page: 'exit', parameters: {} }),
    },
    keys: keys ?? {
      create: () => Promise.resolve(null),
      accept: () => Promise.resolve(null),
      register: () => Promise.resolve(null),
    },
    rowActions,
    sign: sign ?? (() => Promise.resolve({ signed: [] })),
    notify: (kind, text, next) => notices.push({ kind, text, ...(next && { next }) }),
    holdUnsavedWork: (title, draft) => {
      unsaved.add(title);
      if (draft) drafts.set(title, draft);
      return () => {
        unsaved.delete(title);
        drafts.delete(title);
      };
    },
    restoredDraft: (page) => restored[page] ?? null,
  };

  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <ShellServicesProvider value={useSyncExternalStore(subscribe, () => services)}>
      <QueryClientProvider client={cache}>
        <ConfigProvider theme={STYLED_AT_BUILD}>{children}</ConfigProvider>
      </QueryClientProvider>
    </ShellServicesProvider>
  );
  return { services, Wrapper, calls, opened, notices, unsaved, drafts };
}

function getBodyParameters(init: RequestInit | undefined): URLSearchParams | null {
  if (init?.body instanceof URLSearchParams) return init.body;
  if (!(init?.body instanceof FormData)) return null;
  return new URLSearchParams([...init.body].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
