import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { getQuestionnaire, type Questionnaire } from '@ncb/shared-kernel/api/contract';
import type { QuestionnaireAnswer, QuestionnaireDraft, QuestionnaireFieldName } from '@ncb/shared-kernel/domain/rules';
import { useKeepQuestionnaire } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';

/** Pause in ms before saving: a draft is saved within a second of the last keystroke. */
const PAUSE_MS = 800;

export type DraftState =
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  /** Another user has saved a draft meanwhile. */
  | { readonly kind: 'conflict' };

export interface KeptDraft {
  readonly answers: QuestionnaireDraft;
  readonly state: DraftState;
  change(name: QuestionnaireFieldName, answer: QuestionnaireAnswer): void;
  /**
   * Saves pending changes.
   * @returns revision of the draft at the bank; null on failure
   */
  flush(): Promise<number | null>;
  /** Saves also without changes: turns the bank's data into a draft. */
  keep(): Promise<number | null>;
  /** Overwrites the other user's draft. */
  keepOwn(): Promise<void>;
}

/**
 * Keeps the answers being typed: saves them at the bank after each pause, one save at a time.
 * @param restored unsaved draft of an earlier session
 */
export function useQuestionnaireDraft(found: Questionnaire, restored: QuestionnaireDraft | null): KeptDraft {
  const { api } = useShell();
  const keep = useKeepQuestionnaire();
  const [answers, setAnswers] = useState(restored ?? found.questionnaire);
  const [state, setState] = useState<DraftState>(restored ? { kind: 'unsaved' } : { kind: 'saved', at: found.saved });
  /** Current state for handlers: a save ends long after the render that started it. */
  const now = useRef({ answers, kept: found.questionnaire, revision: found.revision });
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const save = async () => {
    const { answers: content, revision } = now.current;
    const outcome = await keep(content, revision);
    if (outcome.ok) {
      now.current = { ...now.current, kept: content, revision: outcome.value.revision };
      setState(now.current.answers === content ? { kind: 'saved', at: outcome.value.saved } : { kind: 'unsaved' });
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
    if (now.current.answers !== now.current.kept) {
      running.current = save().finally(() => {
        running.current = null;
      });
      await running.current;
    }
    return now.current.answers === now.current.kept ? now.current.revision : null;
  };

  const keepAsIs = async (): Promise<number | null> => {
    await save();
    return now.current.answers === now.current.kept && now.current.revision > 0 ? now.current.revision : null;
  };

  const schedule = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };

  const begin = useEffectEvent(() => {
    if (now.current.answers !== now.current.kept) schedule();
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
      const next = { ...now.current.answers, [name]: answer };
      now.current = { ...now.current, answers: next };
      setAnswers(next);
      setState((before) => (before.kind === 'conflict' ? before : { kind: 'unsaved' }));
      // Nothing is overwritten until the user decides the conflict.
      if (state.kind !== 'conflict') schedule();
    },
    flush,
    keep: keepAsIs,
    async keepOwn() {
      const outcome = await api.call(getQuestionnaire, {});
      if (!outcome.ok) return setState({ kind: 'failed', failure: outcome.failure });
      now.current = { ...now.current, revision: outcome.value.revision };
      await flush();
    },
  };
}
