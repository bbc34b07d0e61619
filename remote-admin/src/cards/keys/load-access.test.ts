import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadAccess } from './load-access';

const onQuery = jest.fn();
async function load(user: Partial<CardServices['session']['user']>, users: object[] = [], changes: object[] = []) {
  const ask = (key: readonly unknown[]) => {
    onQuery(key);
    return Promise.resolve({ ok: true, value: key.includes('paymentRules') ? { changes } : { users } });
  };
  const session = { ...SAMPLE_SESSION, bankDay: '2026-07-01', user: { ...SAMPLE_SESSION.user, ...user } };
  const outcome = await loadAccess({
    session,
    language: 'ua',
    api: null as never,
    ask: ask as CardServices['ask'],
  });
  if (!outcome.ok) throw new Error(outcome.failure.kind);
  return outcome.value;
}
const keys = async (...parts: Parameters<typeof load>) => (await load(...parts))?.ending ?? null;

beforeEach(() => onQuery.mockClear());

describe('what ends soon', () => {
  it('is told in its order: rights that have ended, a key, a password', async () => {
    const user = { keyUntil: '2026-07-10', passwordExpires: '2026-07-03', rightsValid: false };
    expect(await keys(user)).toMatchObject([
      { what: 'rights', until: null },
      { what: 'password', days: 2 },
      { what: 'ownKey', days: 9 },
    ]);
  });

  it('is one’s rights in the company, while they hold, as soon as they end within a month', async () => {
    expect(await keys({ rightsUntil: '2026-07-20' })).toMatchObject([
      { what: 'rightsEnd', until: '2026-07-20', days: 19 },
    ]);
    expect(await keys({ rightsUntil: '2026-09-20' })).toBeNull();
  });

  it('is no card while everything holds for longer than a month', async () => {
    expect(await keys({ keyUntil: '2026-09-10' })).toBeNull();
  });

  it('has the keys of colleagues for an administrator, and requests them for no accountant', async () => {
    const users = [
      { id: '502', name: 'Я', keyUntil: '2026-07-02', changes: [] },
      { id: '503', name: 'Колега', keyUntil: '2026-07-05', changes: [] },
    ];
    expect(await keys({ isAdministrator: true }, users)).toMatchObject([{ what: 'keyOf', name: 'Колега', days: 4 }]);
    onQuery.mockClear();
    expect(await keys({ isAdministrator: false, role: 1 }, users)).toBeNull();
    expect(onQuery).not.toHaveBeenCalled();
  });
});

describe('what awaits a second manager', () => {
  const director = {
    role: 0 as const,
    keyUntil: '2026-07-02',
    passwordExpires: '2026-07-03',
    rightsUntil: '2026-07-04',
  };
  const users = [
    { id: '503', name: 'Колега', keyUntil: null, changes: [{ waitsForMe: true }, { waitsForMe: false }] },
    { id: '504', name: 'Інша', keyUntil: null, changes: [{ waitsForMe: true }] },
  ];

  it('comes before what ends soon, in three rows', async () => {
    expect(await load(director, users, [{ declarationId: '9' }, { declarationId: null }])).toMatchObject({
      userChanges: 2,
      hasLimitChange: true,
      ending: [{ what: 'ownKey' }],
    });
  });

  it('is asked for no operator, and is no card where nothing waits', async () => {
    expect(await load({ role: 2, isAdministrator: false }, users)).toBeNull();
    expect(onQuery).not.toHaveBeenCalled();
    expect(await load({ role: 0 }, [{ ...users[0], changes: [] }], [{ declarationId: null }])).toBeNull();
  });
});
