import { useMemo } from 'react';
import { useAddressSearch, type SearchModel } from '@ncb/shared-kernel/blocks/search';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { turnoverSearchModel, type TurnoverSearch } from './turnover-search';

export interface UsedTurnoverSearch {
  readonly model: SearchModel<TurnoverSearch>;
  readonly search: TurnoverSearch;
  readonly open: (search: TurnoverSearch) => void;
}

/** The search that the page's address asks for, and the way to another. */
export function useTurnoverSearch(): UsedTurnoverSearch {
  const { bankDay } = useShell().session;
  const model = useMemo(() => turnoverSearchModel(bankDay), [bankDay]);
  return { model, ...useAddressSearch('miTurnovers', model) };
}
