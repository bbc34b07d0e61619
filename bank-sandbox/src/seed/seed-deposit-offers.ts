import { DayCount, type OfferRate } from '@ncb/shared-kernel/domain/interest';
import { EarlyReturn, InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';
import { schema, type Queries } from '../db';

type Offer = typeof schema.depositOffer.$inferInsert;

const HRYVNIAS = { currencyCode: '980', currencyLetters: 'UAH' };
const DOLLARS = { currencyCode: '840', currencyLetters: 'USD' };
const EUROS = { currencyCode: '978', currencyLetters: 'EUR' };

function buildRates(byMonths: Readonly<Record<number, string>>, fromAmount = '0.00'): readonly OfferRate[] {
  return Object.entries(byMonths).map(([months, rate]) => ({ fromAmount, months: Number(months), rate }));
}

/** Numbers are ours. */
const DEPOSIT_OFFERS: readonly Offer[] = [
  {
    id: 1,
    place: 1,
    name: 'Резерв',
    ...HRYVNIAS,
    minimum: '10000.00',
    maximum: null,
    payout: InterestPayout.atEnd,
    basis: DayCount.act365,
    topUpMinimum: '1000.00',
    topUpStopDays: 30,
    early: EarlyReturn.reduced,
    earlyRate: '0.10',
    isRenewable: true,
    rates: [
      ...buildRates({ 1: '11.00', 3: '12.00', 6: '12.50', 12: '13.00', 18: '12.75' }),
      ...buildRates({ 1: '11.50', 3: '12.50', 6: '13.00', 12: '13.50', 18: '13.25' }, '1000000.00'),
    ],
  },
  {
    id: 2,
    place: 2,
    name: 'Щомісячний дохід',
    ...HRYVNIAS,
    minimum: '50000.00',
    maximum: null,
    payout: InterestPayout.monthly,
    basis: DayCount.act365,
    topUpMinimum: null,
    early: EarlyReturn.none,
    earlyRate: null,
    isRenewable: true,
    rates: buildRates({ 3: '11.75', 6: '12.25', 12: '12.75' }),
  },
  {
    id: 3,
    place: 3,
    name: 'Гнучкий',
    ...HRYVNIAS,
    minimum: '5000.00',
    maximum: '10000000.00',
    payout: InterestPayout.atEnd,
    basis: DayCount.act365,
    topUpMinimum: '500.00',
    withdrawRest: '5000.00',
    early: EarlyReturn.agreed,
    earlyRate: null,
    isRenewable: false,
    rates: buildRates({ 1: '8.50', 3: '9.00', 6: '9.25' }),
  },
  {
    id: 4,
    place: 4,
    name: 'Капітал',
    ...HRYVNIAS,
    minimum: '10000.00',
    maximum: null,
    payout: InterestPayout.capitalised,
    basis: DayCount.act365,
    topUpMinimum: null,
    early: EarlyReturn.reduced,
    earlyRate: '0.10',
    isRenewable: true,
    rates: buildRates({ 3: '11.90', 6: '12.20', 12: '12.60', 24: '12.90' }),
  },
  {
    id: 5,
    place: 5,
    name: 'Великий',
    ...HRYVNIAS,
    minimum: '5000000.00',
    maximum: null,
    payout: InterestPayout.monthly,
    basis: DayCount.actAct,
    topUpMinimum: '100000.00',
    topUpStopDays: 60,
    early: EarlyReturn.reduced,
    earlyRate: '1.00',
    isRenewable: true,
    rates: buildRates({ 6: '13.25', 12: '13.75' }),
  },
  {
    id: 6,
    place: 6,
    name: 'Довгостроковий',
    ...HRYVNIAS,
    minimum: '100000.00',
    maximum: null,
    payout: InterestPayout.atEnd,
    basis: DayCount.act365,
    topUpMinimum: null,
    early: EarlyReturn.reduced,
    earlyRate: '0.50',
    isRenewable: false,
    rates: buildRates({ 24: '13.20', 36: '13.00' }),
  },
  {
    id: 7,
    place: 7,
    name: 'Резерв',
    ...DOLLARS,
    minimum: '500.00',
    maximum: null,
    payout: InterestPayout.atEnd,
    basis: DayCount.act365,
    topUpMinimum: '100.00',
    topUpStopDays: 30,
    early: EarlyReturn.reduced,
    earlyRate: '0.01',
    isRenewable: true,
    rates: buildRates({ 3: '1.10', 6: '1.30', 12: '1.50' }),
  },
  {
    id: 8,
    place: 8,
    name: 'Щомісячний дохід',
    ...EUROS,
    minimum: '500.00',
    maximum: null,
    payout: InterestPayout.monthly,
    basis: DayCount.act365,
    topUpMinimum: null,
    early: EarlyReturn.reduced,
    earlyRate: '0.01',
    isRenewable: true,
    rates: buildRates({ 6: '2.50', 12: '2.75' }),
  },
];

/** Seeds missing offers; existing ones stay unchanged. */
export async function seedDepositOffers(tx: Queries): Promise<void> {
  await tx
    .insert(schema.depositOffer)
    .values([...DEPOSIT_OFFERS])
    .onConflictDoNothing();
}
