import type { StatementDocument } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { revaluation } from '@ncb/shared-kernel/domain/statement';
import { OperationFilter, Side } from '@ncb/shared-kernel/domain/vocabulary';
import { OWN_BANK } from '../banks/own-bank';
import type { AccountOfStatement } from './accounts-asked';
import type { DayOfAccount } from './days';
import { OF_REVALUATION } from './line-text';
import { rateOfOne, type RateHistory } from './official-rates';

/**
 * The days on which the hryvnia equivalent of an account moved because the official rate did, as lines of its statement:
 * a gain is a credit, a loss a debit.
 */
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
    // Nothing was posted, so there is no number of the bank's; only the line has to be told from others.
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
 * Of what was worth a rounded sum each, the whole may be worth a kopeck more or less on a day on which no rate moved.
 * @param before the rate of the day before; null if it was the same
 */
function whyMoved(rate: string, before: string | null): string {
  return before === null ? `заокруглення еквівалента, ${rate} не змінився` : `${rate}, попередній ${before}`;
}
