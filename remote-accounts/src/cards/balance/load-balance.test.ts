import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadBalance } from './load-balance';

const BANK_DAY = '2026-11-26';
const turnover = (accountId: string, day: string, opening: string, closing: string, currencyLetters = 'UAH') => ({
  accountId,
  day,
  opening,
  closing,
  currencyLetters,
});
const payment = (status: DocumentStatus, documentDate: string, amount: string, more: object = {}) => ({
  type: 1,
  status,
  documentDate,
  valueDate: null,
  amount,
  direction: 'd',
  ...more,
});

interface Answers {
  turnovers?: object[];
  payments?: readonly { status: DocumentStatus }[];
  payrolls?: object[];
  deals?: object[];
  deposits?: object[];
}

function loadFrom(answers: Answers, session: Partial<CardServices['session']> = {}) {
  const queries: string[] = [];
  const ask = (key: readonly unknown[]) => {
    queries.push(key.filter((part) => typeof part === 'string').join(' '));
    const { turnovers = [], payments = [], payrolls = [], deals = [], deposits = [] } = answers;
    const find = () => {
      if (key.includes('trend')) return turnovers;
      if (key.includes('deposits')) return { deposits };
      if (key.includes('credits')) return { deals };
      if (key[0] === 'payrolls') return { rows: payrolls };
      const { status } = key.at(-1) as { status: DocumentStatus };
      return { rows: payments.filter((row) => row.status === status) };
    };
    return Promise.resolve({ ok: true, value: find() });
  };
  const services: CardServices = {
    session: { ...SAMPLE_SESSION, bankDay: BANK_DAY, ...session },
    language: 'ua',
    api: null as never,
    ask: ask as unknown as CardServices['ask'],
  };
  return { queries, outcome: loadBalance(services) };
}

const OPEN = [turnover('1', '2026-11-20', '100.00', '300.00'), turnover('2', '2026-11-26', '5.00', '50.00')];

describe('loadBalance', () => {
  it('adds up the hryvnia accounts day by day', async () => {
    const outcome = await loadFrom({ turnovers: [...OPEN, turnover('3', '2026-11-26', '1.00', '900.00', 'USD')] })
      .outcome;
    const { past } = (outcome.ok && outcome.value) || { past: [] };
    expect(past).toHaveLength(30);
    expect([past[0], past.at(-7), past.at(-2), past.at(-1)]).toEqual(['105.00', '305.00', '305.00', '350.00']);
  });

  it('plans documents ready or in processing, salaries, credit payments and ends of deposits', async () => {
    const { outcome } = loadFrom({
      turnovers: OPEN,
      payments: [
        payment(DocumentStatus.ready, '2026-11-25', '10.00', { valueDate: '2026-11-30' }),
        payment(DocumentStatus.inProgress, '2026-11-26', '20.00'),
        payment(DocumentStatus.ready, '2026-11-26', '500.00', { type: 2 }),
        payment(DocumentStatus.ready, '2026-11-26', '500.00', { direction: 'k' }),
      ],
      payrolls: [
        { status: DocumentStatus.ready, payoutDay: '2026-12-01', documentDate: '2026-11-26', amount: '100.00' },
        { status: DocumentStatus.success, payoutDay: '2026-12-01', documentDate: '2026-11-26', amount: '900.00' },
      ],
      deals: [
        { status: 'active', currencyLetters: 'UAH', nextDay: '2026-12-03', payNext: '7.00', payOverdue: '3.00' },
        { status: 'active', currencyLetters: 'USD', nextDay: '2026-12-03', payNext: '7.00', payOverdue: null },
      ],
      deposits: [
        {
          status: 'active',
          currencyLetters: 'UAH',
          end: '2026-12-06',
          renews: false,
          amount: '400.00',
          nextDate: '2026-12-06',
          nextAmount: '4.00',
        },
        {
          status: 'active',
          currencyLetters: 'UAH',
          end: '2026-12-06',
          renews: true,
          amount: '900.00',
          nextDate: null,
          nextAmount: null,
        },
      ],
    });
    const answer = await outcome;
    expect(answer.ok && answer.value?.plan).toMatchObject({
      outflow: '-140.00',
      inflow: '404.00',
      lowest: { day: '2026-12-03', amount: '210.00' },
      largest: [{ kind: 'deposit' }, { kind: 'payroll', day: '2026-12-01' }],
    });
  });

  it('does not ask for what the user may not see', async () => {
    const user = { ...SAMPLE_SESSION.user, accessMode: 3, payrollAccess: 0 } as const;
    const { queries, outcome } = loadFrom({ turnovers: OPEN }, { user });
    await outcome;
    expect(queries.join()).not.toMatch(/payrolls|credits/);
  });

  it('is no card for a company without hryvnia turnovers', async () => {
    expect(await loadFrom({}).outcome).toEqual({ ok: true, value: null });
  });
});
