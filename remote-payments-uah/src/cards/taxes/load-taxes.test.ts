import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import type { TaxGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadTaxes } from './load-taxes';

const payment = (id: string, purpose: string) => ({
  id,
  documentDate: '2026-11-07',
  status: 5,
  amount: '39870.00',
  receiverName: 'ГУК',
  receiverCode: '99000011',
  receiverAccount: 'UA308999980310001000000000001',
  purpose,
});

const INCOME = payment('7', '101 ПДФО за жовтень');

async function load(
  taxReminders: Readonly<Record<string, readonly TaxGroup[]>>,
  rows: readonly object[] = [INCOME],
  bankDay = '2026-11-20',
) {
  const ask = jest.fn(() => Promise.resolve({ ok: true, value: { rows } }));
  const settings = { ...SAMPLE_SESSION.user.settings, taxReminders };
  const session = { ...SAMPLE_SESSION, bankDay, user: { ...SAMPLE_SESSION.user, settings } };
  const outcome = await loadTaxes({
    session,
    language: 'ua',
    api: null as never,
    ask: ask as unknown as CardServices['ask'],
  });
  return { content: outcome.ok ? outcome.value : outcome.failure, ask };
}

describe('the card of tax days', () => {
  it('has the next four, with the last payment of the same tax, and shows which day has come', async () => {
    const { content } = await load({ '1001': ['employer'] });
    expect(content).toMatchObject([
      { id: 'employer social 2026-10', payBy: '2026-11-20', isLate: true, lastPayment: null },
      { id: 'employer personalIncome 2026-10', isPaid: true, isLate: false, lastPayment: { id: '7' } },
      { id: 'employer military 2026-10', lastPayment: null },
      { id: 'employer social 2026-11', payBy: '2026-12-21' },
    ]);
  });

  it.each([
    ['that was only written', ['employer'], [{ ...INCOME, status: 3 }]],
    ['to one of two budget accounts', ['employer'], [INCOME, { ...INCOME, id: '8', receiverCode: '99000022' }]],
    ['that may be of another group', ['employer', 'single3'], [payment('9', 'військовий збір за жовтень')]],
  ] as const)('names no payment %s as the last one', async (_, groups, rows) => {
    const { content } = await load({ '1001': groups as readonly TaxGroup[] }, rows);
    expect(content).toHaveProperty('length');
    expect(JSON.stringify(content)).not.toContain('documentDate');
  });

  it.each([
    ['2026-10-30', { isPaid: false, isLate: true }],
    ['2026-11-07', { isPaid: true, isLate: false }],
  ])('on the last day, with a payment of %s, shows %j', async (documentDate, expected) => {
    const { content } = await load({ '1001': ['employer'] }, [{ ...INCOME, documentDate }], '2026-11-30');
    expect(content).toMatchObject([{ tax: 'personalIncome', ...expected }, {}, {}, {}]);
  });

  it('asks the bank nothing without a choice, or where another company has one', async () => {
    const choices: Parameters<typeof load>[0][] = [{}, { '1001': [] }, { '1002': ['employer'] }];
    for (const chosen of choices) {
      const { content, ask } = await load(chosen);
      expect(content).toBeNull();
      expect(ask).not.toHaveBeenCalled();
    }
  });
});
