import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadSalary } from './load-salary';

const row = (status: number, documentDate: string, typeId = '1') => ({
  id: documentDate,
  status,
  documentDate,
  typeId,
  payoutDay: null,
});

async function salary(rows: object[]) {
  const session = { ...SAMPLE_SESSION, bankDay: '2026-07-01' };
  const ask = () => Promise.resolve({ ok: true, value: { rows } });
  const outcome = await loadSalary({
    session,
    language: 'ua',
    api: null as never,
    ask: ask as unknown as CardServices['ask'],
  });
  return outcome.ok ? outcome.value : outcome.failure;
}

describe('salary days', () => {
  it('are payrolls under way, the oldest first, and the day by which the next salary is due', async () => {
    const rows = [row(1, '2026-06-30'), row(5, '2026-06-22'), row(0, '2026-06-20'), row(5, '2026-06-07')];
    expect(await salary(rows)).toMatchObject({
      open: [{ documentDate: '2026-06-20' }, { documentDate: '2026-06-30' }],
      next: { paid: '2026-06-22', due: '2026-07-08', isLate: false },
    });
  });

  it('have passed where nothing was paid for more than sixteen days; dividends are no salary', async () => {
    expect(await salary([row(5, '2026-06-30', '17'), row(5, '2026-06-10')])).toMatchObject({
      next: { paid: '2026-06-10', due: '2026-06-26', isLate: true },
    });
  });

  it('are no card where no salaries are paid', async () => expect(await salary([row(6, '2026-06-30')])).toBeNull());
});
