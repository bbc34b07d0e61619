import { useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { checkQuestionnaire, findQuestionnaireSection, type QuestionnaireDraft } from '@ncb/shared-kernel/domain/rules';
import type { FieldChecks } from '@ncb/shared-kernel/ui';

export interface AnswerChecks extends FieldChecks {
  readonly problems: readonly FieldProblem[];
  readonly wasSubmitted: boolean;
  /**
   * Shows all problems, the bank's included.
   * @returns the first one
   */
  showAll(fromBank?: readonly FieldProblem[]): FieldProblem | null;
  focus(field: string): void;
}

/** Checks the answers: shows problems of touched fields, and all after a submit. */
export function useAnswerChecks(answers: QuestionnaireDraft, companyType: string, today: string): AnswerChecks {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setSubmitted] = useState(false);
  const [bank, setBank] = useState<{ answers: QuestionnaireDraft; problems: readonly FieldProblem[] } | null>(null);
  const pendingFocus = useRef<string | null>(null);
  const [, requestRender] = useState(0);
  useEffect(() => {
    if (pendingFocus.current !== null && focusField(pendingFocus.current)) pendingFocus.current = null;
  });

  const own = checkQuestionnaire(answers, { companyType, today }).map((problem) => ({ params: {}, ...problem }));
  const found: readonly FieldProblem[] = bank?.answers === answers ? [...bank.problems, ...own] : own;
  const shown = found.filter(({ field }) => wasSubmitted || touched.has(field));
  return {
    problems: found,
    wasSubmitted,
    problemOf(field) {
      return shown.find((one) => one.field === field) ?? null;
    },
    leave: (field) => setTouched((before) => (before.has(field) ? before : new Set(before).add(field))),
    showAll(fromBank = []) {
      setSubmitted(true);
      if (fromBank.length > 0) setBank({ answers, problems: fromBank });
      return [...fromBank, ...own].find(({ field }) => findQuestionnaireSection(field) !== null) ?? null;
    },
    focus(field) {
      pendingFocus.current = field;
      requestRender((count) => count + 1);
    },
  };
}

/** True if the field, or the list that contains it, is rendered and now has the focus. */
function focusField(field: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
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
