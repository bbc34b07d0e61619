import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import type { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { journalRow } from '../../testing/journal-row';
import { listCommands } from './document-commands';

const SERVED = ['miPmtUahNew'];
const offered = (
  row: Partial<JournalRow>,
  isServed = (page: string) => SERVED.includes(page),
  linked: readonly DocumentStatus[] = [],
) =>
  listCommands(journalRow(row), { bankDay: '2026-07-02', bankCode: '351607', linked, isServed }).map(
    ({ name, reason }) => (reason ? `${name}: ${reason}` : name),
  );
const everywhere = () => true;

describe('what is offered for a document', () => {
  it('of a new hryvnia payment is all but the signed print', () => {
    expect(offered({ status: 0 })).toEqual([
      'history',
      'open',
      'change',
      'copy',
      'template',
      'print',
      'printSigned: notYetPrinted',
    ]);
  });

  it('is no change once somebody has signed it', () => {
    expect(offered({ status: 1 })).toContain('change: status');
  });

  it('is no copy while the outcome of an instant payment is not known', () => {
    expect(offered({ status: 4, isInstant: true, isOutcomeUnknown: true })).toContain('copy: outcomeUnknown');
    expect(offered({ status: 4, isInstant: true })).toContain('copy');
  });

  it.each([
    ['executed before today', '2026-07-01T23:59:59', 'printSigned'],
    ['executed today', '2026-07-02T00:00:00', 'printSigned: notYetPrinted'],
  ])('is the signed print of a payment %s: %s', (_, confirmed, expected) => {
    expect(offered({ status: 5, confirmed })).toContain(expected);
  });

  describe('of a currency payment', () => {
    const abroad = { type: 2, receiverAccount: 'DE89370400440532013000' } as const;
    const uetr = '7f3c1a52-9b0e-4d66-8a41-c2e05fb7d913';

    it('are the copies of its message once it has left the bank', () => {
      const commands = offered({ ...abroad, status: 5, uetr }, everywhere);
      expect(commands).toEqual(expect.arrayContaining(['swiftCopy', 'swiftXml']));
      const waiting = offered({ ...abroad, status: 4, uetr }, everywhere);
      expect(waiting).toEqual(expect.arrayContaining(['swiftCopy: notYetSent', 'swiftXml: notYetSent']));
    });

    it('within the bank are no copies: there is no message', () => {
      const within = { type: 2, receiverAccount: 'UA913516070000026006999000020', status: 5, uetr } as const;
      expect(offered(within, everywhere).some((name) => name.startsWith('swift'))).toBe(false);
    });
  });

  it('of a buy request are both payments, and neither template nor signed print', () => {
    expect(offered({ type: 3 }, everywhere)).toEqual([
      'history',
      'open',
      'change',
      'copy',
      'createPayment',
      'createCurrencyPayment',
      'print',
    ]);
  });

  it('are neither change nor payments of a buy request while one of its payments is in progress', () => {
    const commands = offered({ type: 3, status: 0 }, everywhere, [5, 4]);
    expect(commands).toEqual(
      expect.arrayContaining(['change: beingPaid', 'createPayment: beingPaid', 'createCurrencyPayment: beingPaid']),
    );
    expect(offered({ type: 3, status: 0 }, everywhere, [6])).toEqual(offered({ type: 3, status: 0 }, everywhere));
  });

  it('are no payments from a request that the bank has refused', () => {
    expect(offered({ type: 3, status: 6 }, everywhere)).toContain('createPayment: aborted');
    expect(offered({ type: 3, status: 6 }, everywhere)).toContain('createCurrencyPayment: aborted');
  });

  it.each([4, 5] as const)('of a request of type %d are no payments', (type) => {
    expect(offered({ type }, everywhere)).toEqual(['history', 'open', 'change', 'copy', 'print']);
  });

  it('says where no page shows the document', () => {
    expect(offered({ type: 3 })).toEqual([
      'history',
      'open: notServed',
      'change: notServed',
      'copy: notServed',
      'createPayment',
      'createCurrencyPayment: notServed',
      'print',
    ]);
  });

  it('is nothing for what others have paid', () => {
    expect(offered({ direction: 'k', status: 5 })).toEqual([]);
  });
});
