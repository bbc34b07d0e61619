import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadMoney } from './load-money';

const account = (currencyLetters: string, available: string, availableEquivalent: string) => ({
  currencyLetters,
  available,
  availableEquivalent,
});
const document = (type: number, amount: string, more: object = {}) => ({
  type,
  amount,
  currencyLetters: 'UAH',
  direction: 'd',
  ...more,
});

function services(inProgress: object[], ready: object[], received: object[] = []): CardServices {
  const rowsOf = ({ status, direction }: { status: number | null; direction?: string }) => {
    if (direction === 'k') return received;
    return status === 4 ? inProgress : ready;
  };
  const accounts = [
    account('UAH', '1000.00', '1000.00'),
    account('UAH', '500.50', '500.50'),
    account('EUR', '10.00', '450.00'),
  ];
  const ask = ([area, , , request]: readonly unknown[]) =>
    Promise.resolve({
      ok: true,
      value: area === 'accounts' ? { accounts } : { rows: rowsOf(request as { status: number | null }) },
    });
  return { session: SAMPLE_SESSION, language: 'ua', api: null as never, ask: ask as CardServices['ask'] };
}

const money = async (...documents: Parameters<typeof services>) => {
  const outcome = await loadMoney(services(...documents));
  return outcome.ok ? outcome.value : outcome.failure;
};

describe('money now', () => {
  it('is what is available, in hryvnias and by currency; what is ready goes off it, what the bank works on is off it', async () => {
    const documents = [
      [document(1, '70.00')],
      [document(1, '100.00'), document(2, '2.00', { currencyLetters: 'EUR', amountInUah: '90.00' })],
    ];
    expect(await money(documents[0] ?? [], documents[1] ?? [], [document(1, '33.00', { direction: 'k' })])).toEqual({
      available: '1950.50',
      currencies: [
        { currency: 'UAH', amount: '1500.50' },
        { currency: 'EUR', amount: '10.00' },
      ],
      inProgress: '70.00',
      ready: '190.00',
      received: '33.00',
      after: '1760.50',
    });
  });

  it('is not less by requests that change one currency into another, nor by what others pay', async () => {
    expect(await money([], [document(3, '5.00'), document(1, '7.00', { direction: 'k' })])).toMatchObject({
      after: '1950.50',
    });
  });

  it('after what is sent is not told where the bank does not say what a document comes to', async () => {
    expect(await money([], [document(2, '5.00', { currencyLetters: 'USD' })])).toMatchObject({
      ready: null,
      after: null,
    });
  });
});
