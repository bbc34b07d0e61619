import { useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { Problem } from '@ncb/shared-kernel/domain';
import type { ShownProblem } from '@ncb/shared-kernel/ui';

export interface Checks {
  /** Returns the problem of a touched field, or of any field after a submit. */
  problemOf(field: string): ShownProblem | null;
  leave(field: string): void;
  /** Shows all problems and focuses the first; true if there are none. */
  checkAll(): boolean;
  showBankProblems(problems: readonly FieldProblem[]): void;
}

/**
 * Checks a form of native controls: fields on leaving, all on submit.
 * @param values current values; another object is other content
 * @param problems all problems by the rules, in field order, by field names of the screen
 */
export function useChecks(values: object, problems: readonly Problem[]): Checks {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setSubmitted] = useState(false);
  const [found, setFound] = useState<{ values: object; problems: readonly FieldProblem[] } | null>(null);
  const pendingFocus = useRef<string | null>(null);
  const [, requestRender] = useState(0);
  const bankProblems = found?.values === values ? found.problems : [];
  const shown: readonly (ShownProblem & { readonly field: string })[] = [
    ...bankProblems,
    ...problems.filter(({ field }) => wasSubmitted || touched.has(field)),
  ];
  useEffect(() => {
    if (pendingFocus.current === null) return;
    const field = document.querySelector<HTMLElement>(`[data-field="${pendingFocus.current}"]`);
    (field?.querySelector('input') ?? field)?.focus();
    pendingFocus.current = null;
  });
  const focus = (field: string) => {
    pendingFocus.current = field;
    requestRender((count) => count + 1);
  };
  return {
    problemOf: (field) => shown.find((problem) => problem.field === field) ?? null,
    leave: (field) => setTouched((before) => (before.has(field) ? before : new Set(before).add(field))),
    checkAll() {
      setSubmitted(true);
      const [first] = problems;
      if (first) focus(first.field);
      return !first;
    },
    showBankProblems(bankErrors) {
      setFound({ values, problems: bankErrors });
      const [first] = bankErrors;
      if (first) focus(first.field);
    },
  };
}
