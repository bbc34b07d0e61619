import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { getQuestionnaire, type Questionnaire } from '@ncb/shared-kernel/api/contract';
import type { QuestionnaireAnswer, QuestionnaireDraft, QuestionnaireFieldName } from '@ncb/shared-kernel/domain/rules';
import { useSaveQuestionnaire } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';

/** Pause in ms before saving: a draft is saved within a second of the last keystroke. */
const PAUSE_MS = 800;

export type DraftState =
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  /** Another user has saved a draft meanwhile. */
  | { readonly kind: 'conflict' };

export interface QuestionnaireDraftStore {
  readonly answers: QuestionnaireDraft;
  readonly state: DraftState;
  change(name: QuestionnaireFieldName, answer: QuestionnaireAnswer): void;
  /**
   * Saves pending changes.
   * @returns revision of the draft at the bank; null on failure
   */
  flush(): Promise<number | null>;
  /** Saves also without changes: turns the bank's data into a draft. */
  saveUnchanged(): Promise<number | null>;
  /** Overwrites the other user's draft. */
  overwrite(): Promise<void>;
}

/**
 * Keeps the answers being typed: saves them at the bank after each pause, one save at a time.
 * @param restored unsaved draft of an earlier session
 */
export function useQuestionnaireDraft(
  found: Questionnaire,
  restored: QuestionnaireDraft | null,
): QuestionnaireDraftStore {
  const { api } = useShell();
  const saveAtBank = useSaveQuestionnaire();
  const [answers, setAnswers] = useState(restored ?? found.questionnaire);
  const [state, setState] = useState<DraftState>(restored ? { kind: 'unsaved' } : { kind: 'saved', at: found.saved });
  /** Current state for handlers: a save ends long after the render that started it. */
  const current = useRef({ answers, kept: found.questionnaire, revision: found.revision });
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const save = async () => {
    const { answers: content, revision } = current.current;
    const outcome = await saveAtBank(content, revision);
    if (outcome.ok) {
      current.current = { ...current.current, kept: content, revision: outcome.value.revision };
      setState(current.current.answers === content ? { kind: 'saved', at: outcome.value.saved } : { kind: 'unsaved' });
    } else {
      const { failure } = outcome;
      const isConflict = failure.kind === 'refused' && failure.code === 'documentChanged';
      setState(isConflict ? { kind: 'conflict' } : { kind: 'failed', failure });
    }
  };

  const flush = async (): Promise<number | null> => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    while (running.current) await running.current;
    if (current.current.answers !== current.current.kept) {
      running.current = save().finally(() => {
        running.current = null;
      });
      await running.current;
    }
    return current.current.answers === current.current.kept ? current.current.revision : null;
  };

  const saveUnchanged = async (): Promise<number | null> => {
    await save();
    return current.current.answers === current.current.kept && current.current.revision > 0
      ? current.current.revision
      : null;
  };

  const schedule = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };

  const begin = useEffectEvent(() => {
    if (current.current.answers !== current.current.kept) schedule();
  });
  useEffect(() => {
    begin();
    return () => {
      if (timer.current) clearTimeout(timer.current);
    };
  }, []);

  return {
    answers,
    state,
    change(name, answer) {
      const next = { ...current.current.answers, [name]: answer };
      current.current = { ...current.current, answers: next };
      setAnswers(next);
      setState((before) => (before.kind === 'conflict' ? before : { kind: 'unsaved' }));
      // Nothing is overwritten until the user decides the conflict.
      if (state.kind !== 'conflict') schedule();
    },
    flush,
    saveUnchanged: saveUnchanged,
    async overwrite() {
      const outcome = await api.call(getQuestionnaire, {});
      if (!outcome.ok) return setState({ kind: 'failed', failure: outcome.failure });
      current.current = { ...current.current, revision: outcome.value.revision };
      await flush();
    },
  };
}
