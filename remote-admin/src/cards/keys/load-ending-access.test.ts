import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadEndingAccess } from './load-ending-access';

const onQuery = jest.fn();
async function keys(user: Partial<CardServices['session']['user']>, users: object[] = []) {
  const ask = (key: readonly unknown[]) => {
    onQuery(key);
    return Promise.resolve({ ok: true, value: { users } });
  };
  const session = { ...SAMPLE_SESSION, bankDay: '2026-07-01', user: { ...SAMPLE_SESSION.user, ...user } };
  const outcome = await loadEndingAccess({
    session,
    language: 'ua',
    api: null as never,
    ask: ask as CardServices['ask'],
  });
  return outcome.ok ? outcome.value : outcome.failure;
}

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

  it('has the keys of colleagues for an administrator, and asks for them for nobody else', async () => {
    const users = [
      { id: '502', name: 'Я', keyUntil: '2026-07-02' },
      { id: '503', name: 'Колега', keyUntil: '2026-07-05' },
    ];
    expect(await keys({ isAdministrator: true }, users)).toMatchObject([{ what: 'keyOf', name: 'Колега', days: 4 }]);
    onQuery.mockClear();
    expect(await keys({ isAdministrator: false }, users)).toBeNull();
    expect(onQuery).not.toHaveBeenCalled();
  });
});
