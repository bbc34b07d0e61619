import type { DayCount, OfferRate } from '@ncb/shared-kernel/domain/interest';
import type { EarlyReturn, InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';
import { boolean, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { identifier, money } from './columns';

/** Percent a year. */
export const percent = (name: string) => numeric(name, { precision: 6, scale: 2 });

export const depositOffer = pgTable('deposit_offer', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  place: integer('place').notNull(),
  currencyCode: text('currency_code').notNull(),
  currencyLetters: text('currency_letters').notNull(),
  minimum: money('minimum').notNull(),
  maximum: money('maximum'),
  payout: text('payout').$type<InterestPayout>().notNull(),
  basis: text('basis').$type<DepositBasis>().notNull(),
  rates: jsonb('rates').$type<readonly OfferRate[]>().notNull(),
  topUpMinimum: money('top_up_minimum'),
  topUpStopDays: integer('top_up_stop_days').notNull().default(0),
  /** Minimum balance after a partial withdrawal; null if none is allowed. */
  withdrawRest: money('withdraw_rest'),
  early: text('early').$type<EarlyReturn>().notNull(),
  earlyRate: percent('early_rate'),
  isRenewable: boolean('is_renewable').notNull(),
  validUntil: date('valid_until', { mode: 'string' }),
});

export type DepositBasis = Exclude<DayCount, '30/360'>;
