import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedAfter, type ApiFailure, type FieldProblem, type StoredAfterFailure } from '../../api/client';
import type { Call } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '../states/failure-text';
import { useIntentionKey } from './use-intention-key';

/** Stored version that a save replaces; empty for a new document. */
export type Replaced = { readonly version?: number };

export interface SaveOnceOptions<Values, Request, Answer> {
  call: Call<Request, Answer>;
  toRequest: (values: Values) => Request;
  /** Field that shows a duplicate number. */
  numberField: string;
  onSaved: (values: Values, answer: Answer) => Promise<void>;
  /**
   * Called with the bank's amounts by name if they differ from those the user has confirmed. Nothing was stored; the
   * form tells the user.
   */
  onFiguresChanged?: (present: Readonly<Record<string, string>>) => void;
  /** Called with the version that another user has saved meanwhile; already reported. */
  onOvertaken?: (latest: number) => void;
  /** True if the page shows `unsaved` itself (`UnsavedNotice`); otherwise a notice does. */
  isToldOnPage?: boolean;
}

export interface SaveOnce<Values> {
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** True if the last save was refused for amounts that the user has not confirmed yet. */
  asksForFigures(): boolean;
  /** Outcome of a last save that got no answer; null if it was answered. */
  readonly unsaved: StoredAfterFailure | null;
  /** Reports that there is no network; nothing was sent. */
  tellOffline(): void;
  /** Saves; resolves with the bank's field problems, all else is already reported. */
  run(values: Values): Promise<readonly FieldProblem[]>;
}

/** Saves a document exactly once, however often the button is pressed or the network fails. */
export function useSaveOnce<Values, Request, Answer>(
  options: SaveOnceOptions<Values, Request, Answer>,
): SaveOnce<Values> {
  const { call, toRequest, numberField, onSaved, onOvertaken, onFiguresChanged, isToldOnPage = false } = options;
  const { api, notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [unsaved, setUnsaved] = useState<StoredAfterFailure | null>(null);
  const isRunning = useRef(false);
  const hasOtherFigures = useRef(false);
  const keyFor = useIntentionKey();

  const store = async (values: Values): Promise<readonly FieldProblem[]> => {
    const request = toRequest(values);
    hasOtherFigures.current = false;
    const outcome = await api.call(call, request, { idempotencyKey: keyFor(request) });
    if (outcome.ok) {
      await onSaved(values, outcome.value);
      setSaved(true);
      return [];
    }
    const { failure } = outcome;
    hasOtherFigures.current = isOfFigures(failure) && onFiguresChanged !== undefined;
    if (isOfFigures(failure) && onFiguresChanged) {
      onFiguresChanged(failure.params);
      return [];
    }
    const latest = onOvertaken ? overtakingVersion(failure) : null;
    if (latest !== null) {
      notify('error', t('messages.overtaken'));
      onOvertaken?.(latest);
      return [];
    }
    const stored = storedAfter(failure);
    if (stored !== undefined && isToldOnPage) setUnsaved(stored);
    else notify('error', failureText(t, failure));
    if (failure.kind !== 'refused') return [];
    if (failure.code === 'duplicateNumber') return [{ field: numberField, key: 'duplicateNumber', params: {} }];
    return failure.problems;
  };

  return {
    isBusy,
    isSaved,
    unsaved,
    tellOffline: () => setUnsaved('no'),
    asksForFigures: () => hasOtherFigures.current,
    async run(values) {
      if (isRunning.current) return [];
      isRunning.current = true;
      setBusy(true);
      setUnsaved(null);
      try {
        return await store(values);
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}

type Refused = Extract<ApiFailure, { readonly kind: 'refused' }>;

export function isOfFigures(failure: ApiFailure): failure is Refused {
  return failure.kind === 'refused' && failure.code === 'figuresChanged';
}

export function overtakingVersion(failure: ApiFailure): number | null {
  if (failure.kind !== 'refused' || failure.code !== 'documentChanged') return null;
  const latest = Number(failure.params['version']);
  return Number.isInteger(latest) ? latest : null;
}
