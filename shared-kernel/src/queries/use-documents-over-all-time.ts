import { findDocuments } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { documentKeys } from './documents';
import { useAnswer } from './use-answer';

/** Finds documents of all kinds over all time by a typed text. In a file of its own: few pages load it. */
export function useDocumentsOverAllTime(text: string, isEnabled: boolean) {
  const { session, api } = useSteadyShell();
  return useAnswer(
    documentKeys.found(session.companyRef, text),
    (signal) => api.call(findDocuments, { text }, { signal }),
    { enabled: isEnabled },
  );
}
