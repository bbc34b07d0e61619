import { useMemo } from 'react';
import { monthlyTurnovers, type CurrencyMonths } from '@ncb/shared-kernel/domain/statement';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useDaysOfMonths } from '@ncb/shared-kernel/queries';
import { MONTHS_SHOWN } from './months';
import type { TurnoverSearch } from './turnover-search';

export function useMonths({ end, accountIds, withClosed, currency }: TurnoverSearch) {
  const answer = useDaysOfMonths({ end, count: MONTHS_SHOWN, accountIds, withClosed });
  const days = answer.data?.rows;
  const currencies = useMemo(() => (days ? monthlyTurnovers(days, { end, count: MONTHS_SHOWN }) : []), [days, end]);
  return { answer, currencies, shown: currencyShown(currencies, currency) };
}

function currencyShown(currencies: readonly CurrencyMonths[], asked: string): CurrencyMonths | null {
  const named = (letters: string) => currencies.find(({ currency }) => currency === letters);
  return named(asked) ?? named(UAH.letters) ?? currencies[0] ?? null;
}
