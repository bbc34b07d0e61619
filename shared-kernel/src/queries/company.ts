import { useQueryClient } from '@tanstack/react-query';
import {
  findActivities,
  getClientForm,
  getQuestionnaire,
  listCompanyDocuments,
  saveQuestionnaire,
  type Questionnaire,
} from '../api/contract';
import type { QuestionnaireDraft } from '../domain/rules';
import type { ActivityVersion } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export const companyKeys = {
  form: (companyRef: string) => ['company', companyRef, 'form'] as const,
  documents: (companyRef: string) => ['company', companyRef, 'documents'] as const,
  questionnaire: (companyRef: string) => ['company', companyRef, 'questionnaire'] as const,
};

const activityKeys = {
  found: (version: ActivityVersion, joinedCodes: string) => ['activities', version, joinedCodes] as const,
};

export function useCompanyForm() {
  const { session, api } = useSteadyShell();
  return useAnswer(companyKeys.form(session.companyRef), (signal) => api.call(getClientForm, {}, { signal }));
}

export function useCompanyDocuments() {
  const { session, api } = useSteadyShell();
  return useAnswer(companyKeys.documents(session.companyRef), (signal) =>
    api.call(listCompanyDocuments, {}, { signal }),
  );
}

export function useQuestionnaire() {
  const { session, api } = useSteadyShell();
  return useAnswer(companyKeys.questionnaire(session.companyRef), (signal) =>
    api.call(getQuestionnaire, {}, { signal }),
  );
}

/** Returns a function that saves a draft of the questionnaire and updates the cache without reloading. */
export function useSaveQuestionnaire() {
  const { session, api } = useSteadyShell();
  const cache = useQueryClient();
  return async (questionnaire: QuestionnaireDraft, revision: number) => {
    const outcome = await api.call(saveQuestionnaire, { questionnaire, revision });
    if (outcome.ok)
      cache.setQueryData<Questionnaire>(
        companyKeys.questionnaire(session.companyRef),
        (current) =>
          current && {
            ...current,
            ...outcome.value,
            questionnaire,
            // A draft replaces an accepted version; a returned one stays returned until it is submitted.
            state: current.state === 'returned' ? current.state : 'draft',
          },
      );
    return outcome;
  };
}

/** The classifier changes once in years. */
const CLASSIFIER_STALE_MS = 60 * 60_000;

export function useActivitySearch(version: ActivityVersion, text: string) {
  const { api } = useSteadyShell();
  return useAnswer(
    activityKeys.found(version, `text ${text}`),
    (signal) => api.call(findActivities, { text, version, codes: null }, { signal }),
    { enabled: text !== '', staleTime: CLASSIFIER_STALE_MS },
  );
}

export function useActivityNames(version: ActivityVersion, codes: readonly string[]) {
  const { api } = useSteadyShell();
  const joinedCodes = [...codes].sort().join(',');
  return useAnswer(
    activityKeys.found(version, `codes ${joinedCodes}`),
    (signal) => api.call(findActivities, { text: '', version, codes: joinedCodes }, { signal }),
    { enabled: joinedCodes !== '', staleTime: CLASSIFIER_STALE_MS },
  );
}
