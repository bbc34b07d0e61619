import { toDotted } from '../dates';
import type { DayCount } from '../interest';
import { formatInCurrency } from '../money';
import { EarlyReturn, type InterestPayout } from '../vocabulary';
import { DAY_COUNT_WORDS } from './day-count-words';
import { PAYOUT_WORDS } from './payout-words';
import { section, type PrintoutSection } from './printout-section';

export interface PrintedOffer {
  readonly name: string;
  readonly currencyLetters: string;
  readonly minimum: string;
  readonly maximum: string | null;
  readonly payout: InterestPayout;
  readonly basis: DayCount;
  /** Percent a year, from an amount, for months. */
  readonly rates: readonly { readonly fromAmount: string; readonly months: number; readonly rate: string }[];
  readonly topUpMinimum: string | null;
  readonly topUpStopDays: number;
  readonly withdrawRest: string | null;
  readonly early: EarlyReturn;
  readonly earlyRate: string | null;
  readonly isRenewable: boolean;
  readonly validUntil: string | null;
}

/** Builds the printout of an offer's conditions. Source: docs/requirements/deposits-and-credits.md#deposit-offer. */
export function buildDepositOfferSections(offer: PrintedOffer, bankName: string): readonly PrintoutSection[] {
  const { name, currencyLetters, minimum, maximum, payout, basis, rates, validUntil, isRenewable } = offer;
  const money = (sum: string) => `${formatInCurrency(sum, currencyLetters, 'ua')} ${currencyLetters}`;
  return [
    section('Вклад', [
      ['Банк', bankName],
      ['Назва вкладу', name],
      ['Найменша сума', money(minimum)],
      ['Найбільша сума', maximum === null ? '' : money(maximum)],
      ['Пропозиція діє до', validUntil === null ? '' : toDotted(validUntil)],
    ]),
    section(
      'Ставки, % річних',
      rates.map(({ fromAmount, months, rate }) => [`від ${money(fromAmount)}, ${months} міс.`, rate.replace('.', ',')]),
    ),
    section('Умови', [
      ['Виплата процентів', PAYOUT_WORDS[payout]],
      ['Підрахунок днів', `${DAY_COUNT_WORDS[basis]}, без дня надходження і дня повернення вкладу`],
      ['Поповнення', formatTopUp(offer, money)],
      ['Повернення частини', formatWithdrawal(offer, money)],
      ['Дострокове повернення', formatEarlyReturn(offer)],
      ['Подовження', isRenewable ? 'за ставкою дня подовження' : 'не передбачено'],
    ]),
  ].filter(({ rows }) => rows.length > 0);
}

function formatTopUp({ topUpMinimum, topUpStopDays }: PrintedOffer, money: (sum: string) => string): string {
  if (topUpMinimum === null) return 'не передбачено';
  const stop = topUpStopDays > 0 ? `, крім останніх ${topUpStopDays} дн. строку` : '';
  return `від ${money(topUpMinimum)}${stop}`;
}

function formatWithdrawal({ withdrawRest }: PrintedOffer, money: (sum: string) => string): string {
  return withdrawRest === null ? 'не передбачено' : `без зміни ставки, незнижуваний залишок ${money(withdrawRest)}`;
}

function formatEarlyReturn({ early, earlyRate }: PrintedOffer): string {
  if (early === EarlyReturn.none) return 'не передбачено';
  if (early === EarlyReturn.agreed || earlyRate === null) return 'без зміни ставки';
  return `проценти за весь строк перераховують за ставкою ${earlyRate.replace('.', ',')} % річних`;
}
