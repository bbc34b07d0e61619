import { useState, useEffect, useEffectEvent } from 'react';
import type { CheckedForm, ReplacedVersion, SubmittedForm } from '../../ui';
import type { RefusedOriginal } from './document-to-fill';
import { useTexts } from './texts';

interface Versioned {
  readonly version: number | null;
}

export interface OpenedVersion<Draft> {
  readonly draft: Draft | null;
  /** Version of the stored document that the values change; null for a new document. */
  readonly version: number | null;
  /** Version that a save replaces: the stored one at opening, or a later one from {@link OpenedVersion.acceptNewerVersion}. */
  readonly replaces: ReplacedVersion;
  /** True if the document changed after the draft was stored or while the form was open. */
  readonly isChangedSince: boolean;
  /** Accepts a version saved by another user meanwhile: the next save replaces it, the typed values stay. */
  acceptNewerVersion(latest: number): void;
}

/**
 * Keeps the draft and the document version as of opening, whatever is stored meanwhile.
 * @param changedDocument stored document under change; null for a new one
 * @param readDraft called once
 */
export function useOpenedVersion<Draft extends Versioned>(
  changedDocument: Versioned | null,
  readDraft: () => Draft | null,
): OpenedVersion<Draft> {
  const stored = changedDocument?.version ?? null;
  const [replaces, setReplaces] = useState<ReplacedVersion>(stored === null ? {} : { version: stored });
  const [isOvertaken, setOvertaken] = useState(false);
  const [draft] = useState(readDraft);
  const [version] = useState(draft ? draft.version : stored);
  return {
    draft,
    version,
    replaces,
    isChangedSince: isOvertaken || (draft !== null && draft.version !== stored),
    acceptNewerVersion(latest) {
      setReplaces({ version: latest });
      setOvertaken(true);
    },
  };
}

/**
 * Moves the focus into a form that has just opened.
 * @param focus called once; skipped if the user already works in the header, a dialog or a menu
 */
export function useFirstFocus(focus: () => void): void {
  const focusOnce = useEffectEvent(() => {
    const above = document.activeElement?.closest('header, [role="dialog"], .ant-dropdown') ?? null;
    if (above === null) focus();
  });
  useEffect(() => focusOnce(), []);
}

/**
 * Shows the bank's reason at the field that it is about and focuses it, in a form that repeats a refused document;
 * until the first change.
 * @param show shows a problem at a field
 * @returns notice above the fields; false if nothing was refused
 */
export function useRefusedOriginal(
  refused: RefusedOriginal | null,
  show: CheckedForm<object>['showBankProblems'],
): string | false {
  const { t, common } = useTexts();
  const reason = refused?.refusal ? common(`refusalReasons.${refused.refusal}`) : (refused?.reason ?? '');
  useFirstFocus(() => {
    if (refused?.field) show([{ field: refused.field, key: 'refusedByBank', params: { reason } }]);
  });
  if (!refused) return false;
  return t(reason === '' ? 'refused.unknown' : 'refused.because', { number: refused.number, reason });
}

/**
 * Calls `onSaved` once the form is stored. An effect, not the end of the call: by then the page's unsaved work is
 * released.
 */
export function useAfterSaving(isSaved: boolean, onSaved: () => void): void {
  const go = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSaved) go();
  }, [isSaved]);
}

/**
 * Cancels a confirmation whose code failed to load (already reported), so that the next press asks again. Without it
 * the form waits forever for an answer.
 */
export function useCancelLostQuestion(
  submit: Pick<SubmittedForm<unknown, unknown>, 'pending' | 'cancel'>,
  question: { readonly Component: unknown; readonly isLoading: boolean },
): void {
  const isLost = submit.pending !== null && !question.Component && !question.isLoading;
  const cancel = useEffectEvent(() => submit.cancel());
  useEffect(() => {
    if (isLost) cancel();
  }, [isLost]);
}
