import { useQueryClient } from '@tanstack/react-query';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getSupportingDocuments } from '../api/contract';
import { documentKeys } from './documents';
import { useAnswer } from './use-answer';

/** Keys apart from those of documents, which every page loads; reloaded with them. */
export const supportingKeys = {
  one: (companyRef: string, id: string) => [...documentKeys.one(companyRef, id), 'supporting'] as const,
};

/** Loads comment and files of a document of any kind. */
export function useSupportingDocuments(documentId: string) {
  const { api, session } = useSteadyShell();
  return useAnswer(supportingKeys.one(session.companyRef, documentId), (signal) =>
    api.call(getSupportingDocuments, { documentId }, { signal }),
  );
}

/** Returns a function that reloads documents after a change of a comment or a file: their versions are others. */
export function useSupportingRefresh(): () => Promise<void> {
  const { session } = useSteadyShell();
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: documentKeys.all(session.companyRef) });
}
