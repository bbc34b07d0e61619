import { useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { checkQuestionnaire, questionnaireSectionOf, type QuestionnaireDraft } from '@ncb/shared-kernel/domain/rules';
import type { FieldChecks } from '@ncb/shared-kernel/ui';

export interface AnswerChecks extends FieldChecks {
  /** Everything that keeps the questionnaire from being handed in, shown or not. */
  readonly problems: readonly FieldProblem[];
  /** Somebody has tried to hand it in. */
  readonly wasTried: boolean;
  /** Shows all problems from now on, those that the bank found among them. @returns the first one */
  showAll(fromBank?: readonly FieldProblem[]): FieldProblem | null;
  /** Moves the focus to a field as soon as it is drawn. */
  focus(field: string): void;
}

/** What is wrong with the answers: with those that were left at once, with all of them after a try to hand in. */
export function useAnswerChecks(answers: QuestionnaireDraft, companyType: string, today: string): AnswerChecks {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasTried, setTried] = useState(false);
  /** What the bank found, and in which answers. */
  const [bank, setBank] = useState<{ answers: QuestionnaireDraft; problems: readonly FieldProblem[] } | null>(null);
  const wanted = useRef<string | null>(null);
  const [, setAsked] = useState(0);
  useEffect(() => {
    if (wanted.current !== null && focusField(wanted.current)) wanted.current = null;
  });

  const own = checkQuestionnaire(answers, { companyType, today }).map((problem) => ({ params: {}, ...problem }));
  const found: readonly FieldProblem[] = bank?.answers === answers ? [...bank.problems, ...own] : own;
  const shown = found.filter(({ field }) => wasTried || left.has(field));
  return {
    problems: found,
    wasTried,
    problemOf(field) {
      return shown.find((one) => one.field === field) ?? null;
    },
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set(before).add(field))),
    showAll(fromBank = []) {
      setTried(true);
      if (fromBank.length > 0) setBank({ answers, problems: fromBank });
      return [...fromBank, ...own].find(({ field }) => questionnaireSectionOf(field) !== null) ?? null;
    },
    focus(field) {
      wanted.current = field;
      setAsked((count) => count + 1);
    },
  };
}

/** True if the field, or the list that it belongs to, is drawn and has the focus now. */
function focusField(field: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-path="${field}"], [data-field="${field}"]`);
  if (!control) {
    const end = field.lastIndexOf('.');
    return end > 0 && focusField(field.slice(0, end));
  }
  const inner = control.querySelector<HTMLElement>('input, textarea');
  const target = control.matches('input, textarea, button') ? control : (inner ?? control);
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
