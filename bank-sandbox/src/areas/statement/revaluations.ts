import type { StatementDocument } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { revaluation } from '@ncb/shared-kernel/domain/statement';
import { OperationFilter, Side } from '@ncb/shared-kernel/domain/vocabulary';
import { OWN_BANK } from '../banks/own-bank';
import type { AccountOfStatement } from './accounts-asked';
import type { DayOfAccount } from './days';
import { OF_REVALUATION } from './line-text';
import { rateOfOne, type RateHistory } from './official-rates';

/** Builds lines of days when the rate moved the equivalent: a gain is a credit. */
export function revaluationsOf(
  account: AccountOfStatement,
  days: readonly DayOfAccount[],
  rates: RateHistory,
  operations: OperationFilter,
): readonly StatementDocument[] {
  return days.flatMap((day) => {
    const moved = revaluation(day.equivalents);
    const isLoss = moved.startsWith('-');
    const isAsked = operations === OperationFilter.all || (operations === OperationFilter.debit) === isLoss;
    return moved === '0.00' || !isAsked ? [] : [toLine(account, day.day, moved, rates)];
  });
}

function toLine(
  { id, number, currencyCode, currencyLetters }: AccountOfStatement,
  day: string,
  moved: string,
  rates: RateHistory,
): StatementDocument {
  const rate = rateOfOne(rates.on(currencyCode, day));
  const before = rateOfOne(rates.on(currencyCode, addDays(day, -1)));
  return {
    // The id only has to be unique.
    id: `R${id}-${day.replaceAll('-', '')}`,
    received: null,
    operationDate: day,
    executed: null,
    documentType: OF_REVALUATION,
    number: '',
    account: number,
    accountId: String(id),
    currencyLetters,
    currencyCode,
    correspondent: OWN_BANK.name,
    correspondentBankCode: OWN_BANK.code,
    correspondentAccount: '',
    correspondentName: OWN_BANK.name,
    correspondentCode: '',
    purpose: `Переоцінка залишку: ${whyMoved(`офіційний курс ${currencyLetters} ${rate}`, rate === before ? null : before)}`,
    amount: moved.replace('-', ''),
    currencyAmount: null,
    rate,
    side: moved.startsWith('-') ? Side.debit : Side.credit,
    fp: '',
    madeHere: false,
    isRevaluation: true,
  };
}

/**
 * Explains a revaluation: without a rate change the total may differ by a kopeck from the rounded parts.
 * @param before the rate of the day before; null if it was the same
 */
function whyMoved(rate: string, before: string | null): string {
  return before === null ? `заокруглення еквівалента, ${rate} не змінився` : `${rate}, попередній ${before}`;
}
