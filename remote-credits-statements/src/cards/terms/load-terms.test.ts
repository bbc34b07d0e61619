import type { AccessMode } from '@ncb/shared-kernel/domain/vocabulary';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadTerms } from './load-terms';

const deal = (number: string, more: object) => ({
  number,
  status: 'active',
  currencyLetters: 'UAH',
  currencyCode: '980',
  overdueDays: 0,
  payOverdue: null,
  nextDay: null,
  payNext: null,
  ...more,
});
const deposit = (id: string, end: string, more: object = {}) => ({
  id,
  number: `Д-${id}`,
  status: 'active',
  end,
  amount: '500.00',
  currencyLetters: 'UAH',
  nextDate: null,
  nextAmount: null,
  renews: false,
  ...more,
});

async function terms(deals: object[], deposits: object[], accessMode: AccessMode = 0) {
  const ask = (key: readonly unknown[]) =>
    Promise.resolve({ ok: true, value: key.includes('deposits') ? { deposits } : { deals } });
  const user = { ...SAMPLE_SESSION.user, accessMode };
  const session = { ...SAMPLE_SESSION, bankDay: '2026-07-01', user };
  const outcome = await loadTerms({ session, language: 'ua', api: null as never, ask: ask as CardServices['ask'] });
  return outcome.ok ? outcome.value : outcome.failure;
}

describe('days on which money is due', () => {
  it('come in their order, what is overdue first, and none that is far away', async () => {
    const deals = [
      deal('К-1', { nextDay: '2026-07-09', payNext: '42.00' }),
      deal('К-2', { overdueDays: 3, payOverdue: '7.00', nextDay: '2026-07-05', payNext: '9.00' }),
      deal('К-3', { nextDay: '2026-12-01', payNext: '1.00' }),
    ];
    expect(await terms(deals, [deposit('104', '2026-07-04')])).toMatchObject([
      { kind: 'credit', number: 'К-2', days: -3, amount: '7.00', payment: { page: 'miPmtUahNew' } },
      { kind: 'deposit', number: 'Д-104', days: 3, amount: '500.00', payment: null },
      { kind: 'credit', number: 'К-1', days: 8, amount: '42.00' },
    ]);
  });

  it('of a deposit have the interest of that day with it, unless it is placed again', async () => {
    const last = { nextDate: '2026-07-04', nextAmount: '4.50' };
    const ends = [deposit('1', '2026-07-04', last), deposit('2', '2026-07-04', { ...last, renews: true })];
    expect(await terms([], ends)).toMatchObject([
      { kind: 'deposit', amount: '504.50' },
      { kind: 'renewed', amount: '500.00' },
    ]);
  });

  it('are those of deposits alone in the mode of access that offers no credits', async () => {
    const deals = [deal('К-1', { nextDay: '2026-07-09', payNext: '42.00' })];
    expect(await terms(deals, [deposit('104', '2026-07-04')], 3)).toMatchObject([{ kind: 'deposit' }]);
    expect(await terms(deals, [], 3)).toBeNull();
    expect(await terms(deals, [], 2)).toMatchObject([{ kind: 'credit' }]);
  });

  it('are no card where there are none', async () => {
    expect(await terms([], [deposit('1', '2026-07-04', { status: 'closed' })])).toBeNull();
  });
});
