import { useState } from 'react';
import { DRAFT_PARAMETER, unpackDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { useShell, type PageParameters } from '@ncb/shared-kernel/remote-contract';
import type { UnfinishedDrafts } from './use-drafts';

interface OfferedDrafts {
  readonly drafts: readonly Draft[];
  dismiss(): void;
}

interface Visit {
  readonly companyRef: string;
  readonly page: string;
  readonly parameters: PageParameters;
  /** True for the first page after sign-in, which offers the drafts of all forms. */
  readonly isFirst: boolean;
  /** Drafts known when the page opened; a later one would push the page down. */
  readonly ids: ReadonlySet<string> | null;
}

/**
 * Returns the drafts to offer above the open page, newest first: on a form those of the form, on the first page after
 * sign-in all. None while a draft is being continued.
 */
export function useOfferedDrafts(page: string, { drafts, isWaiting }: UnfinishedDrafts): OfferedDrafts {
  const { session, navigation } = useShell();
  const { companyRef } = session;
  const { parameters } = navigation;
  const [visit, setVisit] = useState<Visit>({ companyRef, page, parameters, isFirst: true, ids: null });
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const isSamePage = visit.page === page && (visit.isFirst || isSameForm(visit.parameters, parameters));
  if (visit.companyRef !== companyRef) setVisit({ companyRef, page, parameters, isFirst: true, ids: null });
  else if (!isSamePage) setVisit({ companyRef, page, parameters, isFirst: false, ids: null });
  else if (visit.ids === null && !isWaiting) {
    const offered = visit.isFirst ? drafts : drafts.filter((draft) => isDraftOfForm(draft, page, parameters));
    setVisit({ ...visit, ids: new Set(offered.map(({ id }) => id)) });
  }
  const isContinuing = DRAFT_PARAMETER in parameters;
  const { ids } = visit;
  return {
    drafts: isContinuing || ids === null ? [] : drafts.filter(({ id }) => ids.has(id) && !dismissed.has(id)),
    dismiss: () => setDismissed(new Set([...dismissed, ...(ids ?? [])])),
  };
}

/** Parameters that say which form a page shows: the others only fill it in. */
const FORM_PARAMETERS = ['view', 'id', 'mode'];

function isDraftOfForm(draft: Draft, page: string, parameters: PageParameters): boolean {
  return draft.page === page && isSameForm(unpackDraft(draft.data)?.parameters ?? {}, parameters);
}

function isSameForm(one: PageParameters, other: PageParameters): boolean {
  return FORM_PARAMETERS.every((name) => one[name] === other[name]);
}
