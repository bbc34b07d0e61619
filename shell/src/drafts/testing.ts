import { bankResponse } from '@ncb/shared-kernel/api/client/testing';
import { createSessionStore, type SessionStore } from '../session';
import { createBrowserTabs } from '../session/testing';

interface WireDraft {
  draft_id: string;
  page: string;
  draft_name: string;
  draft_data: string;
  saved_time: string;
}

export interface DraftBank {
  readonly drafts: Map<string, WireDraft[]>;
  readonly calls: string[];
  /** False: every call is answered with 401. */
  isSessionAlive: boolean;
  /** False: every call fails as without a network. */
  isReachable: boolean;
  /** Answer to every save of a draft; null: drafts are saved. */
  refusal: object | null;
  pause(): () => void;
  readonly answers: Record<string, object>;
  userId: string;
  userStatus: number;
  accessMode: number;
  openTab(): SessionStore;
  of(companyRef: string): readonly WireDraft[];
}

const COMPANIES = [
  { clientRef: '1001', shortName: 'ТОВ «Калинова Брама»', status: 2, code: '38123456' },
  { clientRef: '1002', shortName: 'ФОП Вигаданець', status: 2, code: '2987654321' },
  { clientRef: '1004', shortName: 'ТОВ «Нова Тестова»', status: 1 },
];

export function createDraftBank(): DraftBank {
  let lastId = 0;
  const openTabs = createBrowserTabs();
  const keyOf = (companyRef: string) => `${bank.userId} ${companyRef}`;

  const answers: Record<string, (parameters: URLSearchParams) => object> = {
    '/get_user_info': (parameters) => ({
      success: true,
      ...buildUserInfo(bank, parameters.get('clnt_id') ?? '1001'),
    }),
    '/do_logout': () => {
      bank.isSessionAlive = false;
      return { success: true };
    },
    '/get_drafts': (parameters) => {
      const page = parameters.get('page');
      const own = bank.of(parameters.get('clnt_id') ?? '');
      return { success: true, drafts: own.filter((draft) => !page || draft.page === page) };
    },
    '/save_draft': (parameters) => {
      if (bank.refusal) return bank.refusal;
      const key = keyOf(parameters.get('clnt_id') ?? '');
      const own = bank.drafts.get(key) ?? [];
      const id = parameters.get('draft_id');
      if (id && !own.some((draft) => draft.draft_id === id)) return NOT_FOUND;
      lastId += id ? 0 : 1;
      const saved: WireDraft = {
        draft_id: id || String(lastId),
        page: parameters.get('page') ?? '',
        draft_name: parameters.get('draft_name') ?? '',
        draft_data: parameters.get('draft_data') ?? '',
        saved_time: '01.07.2026 10:15:00',
      };
      bank.drafts.set(key, [saved, ...own.filter((draft) => draft.draft_id !== saved.draft_id)]);
      return { success: true, draft_id: saved.draft_id };
    },
    '/drop_draft': (parameters) => {
      const key = keyOf(parameters.get('clnt_id') ?? '');
      const own = bank.drafts.get(key) ?? [];
      const rest = own.filter((draft) => draft.draft_id !== parameters.get('draft_id'));
      bank.drafts.set(key, rest);
      return rest.length < own.length ? { success: true } : NOT_FOUND;
    },
  };

  let awake: Promise<void> | null = null;
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    await awake;
    const [path = '', query = ''] = (address as string).replace('/api', '').split('?');
    bank.calls.push(path);
    if (!bank.isReachable) throw new TypeError('down');
    const parameters = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams(query);
    const isRefused = !bank.isSessionAlive;
    const body = isRefused ? { success: false } : (answers[path]?.(parameters) ?? bank.answers[path] ?? NOT_FOUND);
    return bankResponse(body, isRefused ? 401 : 200);
  });

  const bank: DraftBank = {
    drafts: new Map(),
    calls: [],
    isSessionAlive: true,
    isReachable: true,
    refusal: null,
    answers: {},
    userId: '501',
    userStatus: 2,
    accessMode: 0,
    pause() {
      let wake: () => void = () => undefined;
      awake = new Promise((resolve) => (wake = resolve));
      return () => {
        awake = null;
        wake();
      };
    },
    openTab: () => createSessionStore('/api', () => 'uk', openTabs()),
    of: (companyRef) => bank.drafts.get(keyOf(companyRef)) ?? [],
  };
  return bank;
}

const NOT_FOUND = { success: false, error: 'не знайдено', error_code: 'notFound' };

function buildUserInfo({ userId, userStatus, accessMode }: DraftBank, companyRef: string) {
  return {
    ncbClientId: '1001',
    bankMfo: '351607',
    selectedCompanyRef: companyRef,
    selectedCompanyStatus: COMPANIES.find(({ clientRef }) => clientRef === companyRef)?.status,
    signScheme: 'two',
    bankDay: '01.07.2026',
    newPmtNum: 107,
    newCurPmtNum: 1,
    newCurReqNum: 1,
    newPayrollNum: 1,
    hasZpProj: companyRef === '1001',
    companies: COMPANIES,
    currentUser: {
      userId,
      roleRef: 0,
      status: userStatus,
      userFirstName: 'Тарас',
      userLastName: 'Вигаданець',
      userMiddleName: 'Тестович',
      lastLoginTime: '30.06.2026 18:05:00',
      rightsValid: 1,
      payroll_access: 2,
      access_mode: accessMode,
      isAdmin: 1,
      signature: 0,
      settings: {},
    },
  };
}
