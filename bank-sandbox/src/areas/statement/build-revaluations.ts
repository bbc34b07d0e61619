import type { StatementDocument } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { getRevaluation, writeRevaluationPurpose } from '@ncb/shared-kernel/domain/statement';
import { OperationFilter, Side } from '@ncb/shared-kernel/domain/vocabulary';
import { OWN_BANK } from '../banks/own-bank';
import type { StatementAccountRow } from './find-statement-accounts';
import type { AccountDay } from './build-days';
import { REVALUATION_TYPE } from './line-text';
import { toRatePerUnit, type RateHistory } from './rate-history';

/** Builds lines of days when the rate moved the equivalent: a gain is a credit. */
export function buildRevaluations(
  account: StatementAccountRow,
  days: readonly AccountDay[],
  rates: RateHistory,
  operations: OperationFilter,
): readonly StatementDocument[] {
  return days.flatMap((day) => {
    const change = getRevaluation(day.equivalents);
    const isLoss = change.startsWith('-');
    const isIncluded = operations === OperationFilter.all || (operations === OperationFilter.debit) === isLoss;
    return change === '0.00' || !isIncluded ? [] : [toLine(account, day.day, change, rates)];
  });
}

function toLine(
  { id, number, currencyCode, currencyLetters }: StatementAccountRow,
  day: string,
  change: string,
  rates: RateHistory,
): StatementDocument {
  const rate = toRatePerUnit(rates.on(currencyCode, day));
  const before = toRatePerUnit(rates.on(currencyCode, addDays(day, -1)));
  return {
    // The id only has to be unique.
    id: `R${id}-${day.replaceAll('-', '')}`,
    received: null,
    operationDate: day,
    executed: null,
    documentType: REVALUATION_TYPE,
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
    purpose: writeRevaluationPurpose({ currency: currencyLetters, rate, before: rate === before ? null : before }),
    amount: change.replace('-', ''),
    currencyAmount: null,
    rate,
    side: change.startsWith('-') ? Side.debit : Side.credit,
    fp: '',
    madeHere: false,
    isRevaluation: true,
  };
}
