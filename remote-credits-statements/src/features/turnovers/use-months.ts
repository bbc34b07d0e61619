import { useMemo } from 'react';
import { getMonthlyTurnovers, type CurrencyMonths } from '@ncb/shared-kernel/domain/statement';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useMonthlyTurnoverDays } from '@ncb/shared-kernel/queries';
import { MONTHS_SHOWN } from './months';
import type { TurnoverSearch } from './turnover-search';

export function useMonths({ end, accountIds, withClosed, currency }: TurnoverSearch) {
  const answer = useMonthlyTurnoverDays({ end, count: MONTHS_SHOWN, accountIds, withClosed });
  const days = answer.data?.rows;
  const currencies = useMemo(() => (days ? getMonthlyTurnovers(days, { end, count: MONTHS_SHOWN }) : []), [days, end]);
  return { answer, currencies, shown: chooseCurrency(currencies, currency) };
}

function chooseCurrency(currencies: readonly CurrencyMonths[], requested: string): CurrencyMonths | null {
  const named = (letters: string) => currencies.find(({ currency }) => currency === letters);
  return named(requested) ?? named(UAH.letters) ?? currencies[0] ?? null;
}
