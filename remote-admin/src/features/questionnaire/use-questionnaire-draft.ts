import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { getQuestionnaire, type Questionnaire } from '@ncb/shared-kernel/api/contract';
import type { QuestionnaireAnswer, QuestionnaireDraft, QuestionnaireFieldName } from '@ncb/shared-kernel/domain/rules';
import { useKeepQuestionnaire } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';

/** A draft is kept within a second of the last key press. Source: design/ui, "Typing" */
const PAUSE_MS = 800;

export type DraftState =
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  /** Somebody else has saved another one meanwhile. */
  | { readonly kind: 'conflict' };

export interface KeptDraft {
  readonly answers: QuestionnaireDraft;
  readonly state: DraftState;
  change(name: QuestionnaireFieldName, answer: QuestionnaireAnswer): void;
  /** Saves what is not saved yet. @returns the draft's revision at the bank; null where it could not be saved */
  flush(): Promise<number | null>;
  /** Saves also what was not changed: what the bank knew becomes a draft. */
  keep(): Promise<number | null>;
  /** Writes the own draft over the other one. */
  keepOwn(): Promise<void>;
}

/**
 * The answers while they are typed: kept at the bank with every pause, one saving after the other.
 * @param restored what was typed in an earlier session and not kept
 */
export function useQuestionnaireDraft(found: Questionnaire, restored: QuestionnaireDraft | null): KeptDraft {
  const { api } = useShell();
  const keep = useKeepQuestionnaire();
  const [answers, setAnswers] = useState(restored ?? found.questionnaire);
  const [state, setState] = useState<DraftState>(restored ? { kind: 'unsaved' } : { kind: 'saved', at: found.saved });
  /** What handlers go by: a saving ends long after the render in which it began. */
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
      // Until it is decided whose draft is to stay, nothing is written over.
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
