import type { TabMessage } from './read-tab-message';
import type { Tabs } from './tabs';

export const INFO = {
  success: true,
  ncbClientId: '1001',
  bankMfo: '351607',
  selectedCompanyRef: '1001',
  selectedCompanyStatus: 2,
  signScheme: 'two',
  bankDay: '01.07.2026',
  newPmtNum: 107,
  newCurPmtNum: 1,
  newCurReqNum: 1,
  newPayrollNum: 1,
  hasZpProj: true,
  companies: [{ clientRef: '1001', shortName: 'ТОВ', status: 2 }],
  currentUser: {
    userId: '501',
    roleRef: 0,
    status: 2,
    userFirstName: 'Тарас',
    userLastName: 'Вигаданець',
    rightsValid: 1,
    payroll_access: 2,
    isAdmin: 1,
    signature: 0,
    settings: {},
  },
};

export function createBrowserTabs(): () => Tabs & { readonly told: TabMessage[] } {
  const all = new Set<{ owner: object; listener: (message: TabMessage) => void }>();
  const names = new Set<string>();
  const waiting = new Set<{ name: string; settle: (isFree: boolean) => void }>();
  const free = (name: string) => {
    names.delete(name);
    waiting.forEach((entry) => entry.name === name && entry.settle(true));
  };
  return () => {
    const owner = {};
    const sent: TabMessage[] = [];
    return {
      id: crypto.randomUUID(),
      told: sent,
      send(message) {
        sent.push(message);
        all.forEach((other) => other.owner !== owner && other.listener(message));
      },
      listen(listener) {
        const entry = { owner, listener };
        all.add(entry);
        return () => all.delete(entry);
      },
      claim(name) {
        if (names.has(name)) return Promise.resolve(null);
        names.add(name);
        return Promise.resolve(() => free(name));
      },
      getClaimed: () => Promise.resolve(new Set(names)),
      waitUntilFree: (name, signal) =>
        new Promise((settle) => {
          if (!names.has(name)) return settle(true);
          waiting.add({ name, settle });
          signal.addEventListener('abort', () => settle(false));
        }),
    };
  };
}
