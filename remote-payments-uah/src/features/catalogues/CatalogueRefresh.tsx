import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { CatalogueName } from '@ncb/shared-kernel/domain/vocabulary';
import { catalogueKeys } from '@ncb/shared-kernel/queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { RefreshButton } from '@ncb/shared-kernel/ui';

/** Age of the shown catalogue in the page line, above the catalogue's own list. */
export function CatalogueRefresh({ catalogue }: { catalogue: CatalogueName }) {
  const { session } = useSteadyShell();
  const client = useQueryClient();
  const filter = { queryKey: catalogueKeys.rows(session.companyRef, catalogue), exact: true };
  const isFetching = useIsFetching(filter) > 0;
  const asOf = client.getQueryState(filter.queryKey)?.dataUpdatedAt ?? 0;
  return (
    <RefreshButton isBusy={isFetching && asOf > 0} asOf={asOf} onRefresh={() => void client.refetchQueries(filter)} />
  );
}
