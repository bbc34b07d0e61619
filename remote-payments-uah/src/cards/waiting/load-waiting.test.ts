import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadWaiting } from './load-waiting';

const requests: unknown[] = [];
const row = (id: string, status: number, amount: string, more: object = {}) => ({
  id,
  status,
  amount,
  currencyLetters: 'UAH',
  direction: 'd',
  ...more,
});

async function waiting(rows: readonly { status: number }[], user: Partial<CardServices['session']['user']> = {}) {
  requests.length = 0;
  const ask = ([, , , request]: readonly unknown[]) => {
    const { status } = request as { status: number };
    requests.push(status);
    return Promise.resolve({ ok: true, value: { rows: rows.filter((one) => one.status === status) } });
  };
  const session = { ...SAMPLE_SESSION, user: { ...SAMPLE_SESSION.user, ...user } };
  const outcome = await loadWaiting({ session, language: 'ua', api: null as never, ask: ask as CardServices['ask'] });
  return outcome.ok ? outcome.value : outcome.failure;
}

describe('what waits for the user', () => {
  it('is what he can sign or send, with sums per currency and the largest first', async () => {
    const rows = [
      row('1', 0, '10.00'),
      row('2', 0, '3.00', { currencyLetters: 'EUR', amountInUah: '135.00' }),
      row('3', 3, '50.00'),
      row('4', 0, '1.00'),
      row('5', 0, '900.00', { direction: 'k' }),
    ];
    expect(await waiting(rows)).toMatchObject({
      toSign: 3,
      toSend: 1,
      totals: [
        { currency: 'UAH', amount: '61.00' },
        { currency: 'EUR', amount: '3.00' },
      ],
      rows: [{ id: '2' }, { id: '3' }, { id: '1' }],
    });
  });

  it('is asked for in those statuses alone in which he has something to do', async () => {
    await waiting([]);
    expect(requests).not.toContain(5);
    expect(requests).toContain(0);
  });

  it('is nothing for whom no rights hold any more', async () => {
    expect(await waiting([row('1', 0, '10.00')], { rightsValid: false })).toMatchObject({ toSign: 0, rows: [] });
  });
});
