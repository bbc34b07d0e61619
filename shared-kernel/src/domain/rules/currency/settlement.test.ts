import {
  followPayments,
  getSettlementDays,
  isDeliveryDue,
  summariseSettlement,
  getTermLeft,
  type PaidUnderContract,
  type ProvingPaper,
} from './settlement';
import { ContractKind } from '../../vocabulary';

const FIRST: PaidUnderContract = { id: '9', day: '2026-07-15', amount: '9870.00', days: 180 };
const SECOND: PaidUnderContract = { id: '10', day: '2026-07-15', amount: '100.00', days: 180 };
const paper = (changes: Partial<ProvingPaper> = {}): ProvingPaper => ({
  id: '1',
  kind: 'customs',
  number: '26UA1',
  date: '2026-08-01',
  amount: null,
  ...changes,
});
const openOf = (papers: readonly ProvingPaper[]) =>
  followPayments([SECOND, FIRST], papers).map(({ id, open }) => [id, open]);

describe('followPayments', () => {
  it('ends the term of 180 days as the bank counts it, the oldest payment first', () => {
    expect(followPayments([SECOND, FIRST], [])).toEqual([
      { id: '9', settleBy: '2027-01-11', open: '9870.00', settledBy: null },
      { id: '10', settleBy: '2027-01-11', open: '100.00', settledBy: null },
    ]);
  });

  it.each([
    ['part of one', [paper({ amount: '870.00' })], ['9000.00', '100.00']],
    ['one and part of the next', [paper({ amount: '9900.00' })], ['0.00', '70.00']],
    ['more than all', [paper({ amount: '99999.00' })], ['0.00', '0.00']],
    ['without a sum the oldest', [paper()], ['0.00', '100.00']],
    ['without a sum each the next', [paper(), paper({ id: '2', kind: 'act' })], ['0.00', '0.00']],
    ['the rest of one that is begun', [paper({ amount: '1.00' }), paper({ id: '2' })], ['0.00', '100.00']],
  ])('lets papers settle %s', (_what, papers, open) => {
    expect(openOf(papers)).toEqual([
      ['9', open[0]],
      ['10', open[1]],
    ]);
  });

  it.each(['contract', 'addition', 'invoice'] as const)('takes a paper of the kind %s for no proof', (kind) => {
    expect(openOf([paper({ kind })])).toEqual([
      ['9', '9870.00'],
      ['10', '100.00'],
    ]);
  });

  it('names the paper that settled the last of a payment, papers in the order of their dates', () => {
    const late = paper({ id: '1', number: 'LATE', date: '2026-09-01', amount: '9000.00' });
    const early = paper({ id: '2', number: 'EARLY', date: '2026-08-01', amount: '1000.00' });
    const [first, second] = followPayments([FIRST, SECOND], [late, early]);
    expect(first?.settledBy).toEqual({ kind: 'customs', number: 'LATE', date: '2026-09-01' });
    expect(second?.settledBy).toEqual({ kind: 'customs', number: 'LATE', date: '2026-09-01' });
    const [settlement] = followPayments([FIRST], [early]);
    expect(settlement).toMatchObject({ open: '8870.00', settledBy: null });
  });
});

describe('getSettlementDays', () => {
  it.each(['8424', '8428', '8432', '8716'] as const)(
    'is 270 for goods of %s paid or exported since 01.03.2026',
    (goodsGroup) => {
      expect(getSettlementDays({ kind: 'export', goodsGroup }, '2026-03-01', 180)).toBe(270);
      expect(getSettlementDays({ kind: 'export', goodsGroup }, '2026-02-28', 180)).toBe(180);
      expect(getSettlementDays({ kind: 'import', goodsGroup }, '2026-03-01', 180)).toBe(270);
      expect(getSettlementDays({ kind: 'services', goodsGroup }, '2026-03-01', 180)).toBe(180);
    },
  );

  it('is the bank’s own for all others', () => {
    expect(getSettlementDays({ kind: 'export', goodsGroup: '' }, '2026-03-01', 120)).toBe(120);
  });
});

describe('isDeliveryDue', () => {
  it('is for what is bought abroad, not for what is sold, and not for a loan', () => {
    expect(Object.values(ContractKind).filter(isDeliveryDue)).toEqual(['import', 'services']);
  });
});

describe('summariseSettlement', () => {
  it('tells the nearest end that is open', () => {
    const later = { ...SECOND, day: '2026-08-20' };
    const followed = followPayments([FIRST, later], [paper()]);
    expect(summariseSettlement(followed)).toEqual({ followed: 2, settleBy: '2027-02-16', open: '100.00' });
  });

  it('tells that nothing is followed, or that all is settled', () => {
    expect(summariseSettlement([])).toEqual({ followed: 0, settleBy: null, open: '0.00' });
    const settled = followPayments([FIRST], [paper()]);
    expect(summariseSettlement(settled)).toEqual({ followed: 1, settleBy: null, open: '0.00' });
  });
});

describe('termLeft', () => {
  it.each([
    ['2026-08-31', 31, 'calm'],
    ['2026-08-30', 30, 'soon'],
    ['2026-08-15', 15, 'soon'],
    ['2026-08-14', 14, 'urgent'],
    ['2026-08-08', 8, 'urgent'],
    ['2026-08-07', 7, 'critical'],
    ['2026-07-31', 0, 'critical'],
    ['2026-07-30', -1, 'critical'],
  ] as const)('of a term to %s is %d days, %s', (settleBy, days, nearness) => {
    expect(getTermLeft(settleBy, '2026-07-31')).toEqual({ days, nearness });
  });
});
