import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getStoredAfter, type ApiFailure, type FieldProblem, type StoredAfterFailure } from '../../api/client';
import type { Call } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '../states/get-failure-text';
import { useIdempotencyKey } from './use-idempotency-key';

/** Stored version that a save replaces; empty for a new document. */
export type ReplacedVersion = { readonly version?: number };

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
  onNewerVersion?: (latest: number) => void;
  /** True if the page shows `unsaved` itself (`UnsavedNotice`); otherwise a notice does. */
  isShownOnPage?: boolean;
}

export interface SaveOnce<Values> {
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** True if the last save was refused for amounts that the user has not confirmed yet. */
  needsFigureConfirmation(): boolean;
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
  const { call, toRequest, numberField, onSaved, onNewerVersion, onFiguresChanged, isShownOnPage = false } = options;
  const { api, notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [unsaved, setUnsaved] = useState<StoredAfterFailure | null>(null);
  const isRunning = useRef(false);
  const hasOtherFigures = useRef(false);
  const keyFor = useIdempotencyKey();

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
    hasOtherFigures.current = isFiguresRefusal(failure) && onFiguresChanged !== undefined;
    if (isFiguresRefusal(failure) && onFiguresChanged) {
      onFiguresChanged(failure.params);
      return [];
    }
    const latest = onNewerVersion ? getNewerVersion(failure) : null;
    if (latest !== null) {
      notify('error', t('messages.overtaken'));
      onNewerVersion?.(latest);
      return [];
    }
    const stored = getStoredAfter(failure);
    if (stored !== undefined && isShownOnPage) setUnsaved(stored);
    else notify('error', getFailureText(t, failure));
    if (failure.kind !== 'refused') return [];
    if (failure.code === 'duplicateNumber') return [{ field: numberField, key: 'duplicateNumber', params: {} }];
    return failure.problems;
  };

  return {
    isBusy,
    isSaved,
    unsaved,
    tellOffline: () => setUnsaved('no'),
    needsFigureConfirmation: () => hasOtherFigures.current,
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

export function isFiguresRefusal(failure: ApiFailure): failure is Refused {
  return failure.kind === 'refused' && failure.code === 'figuresChanged';
}

export function getNewerVersion(failure: ApiFailure): number | null {
  if (failure.kind !== 'refused' || failure.code !== 'documentChanged') return null;
  const latest = Number(failure.params['version']);
  return Number.isInteger(latest) ? latest : null;
}
