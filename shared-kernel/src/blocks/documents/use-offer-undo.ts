import type { DocumentRef } from '../../api/contract';
import { useShell, type NextStep } from '@ncb/shared-kernel/remote-contract';
import { useDocumentsRefresh } from '../../queries';
import { useTexts } from './texts';
import { offerUndo } from './undo-send';

/** Returns `offerUndo` with the services of the page. */
export function useOfferUndo(): (documents: readonly DocumentRef[]) => NextStep | undefined {
  const { api, notify } = useShell();
  const services = { api, notify, ...useTexts(), refresh: useDocumentsRefresh() };
  return (documents) => offerUndo(documents, services);
}
