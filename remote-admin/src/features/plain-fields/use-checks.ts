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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasTried, setTried] = useState(false);
  const [found, setFound] = useState<{ values: object; problems: readonly FieldProblem[] } | null>(null);
  const wanted = useRef<string | null>(null);
  const [, draw] = useState(0);
  const bankProblems = found?.values === values ? found.problems : [];
  const shown: readonly (ShownProblem & { readonly field: string })[] = [
    ...bankProblems,
    ...problems.filter(({ field }) => wasTried || left.has(field)),
  ];
  useEffect(() => {
    if (wanted.current === null) return;
    document.querySelector<HTMLElement>(`[data-field="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const focus = (field: string) => {
    wanted.current = field;
    draw((count) => count + 1);
  };
  return {
    problemOf: (field) => shown.find((problem) => problem.field === field) ?? null,
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set(before).add(field))),
    checkAll() {
      setTried(true);
      const [first] = problems;
      if (first) focus(first.field);
      return !first;
    },
    showBankProblems(told) {
      setFound({ values, problems: told });
      const [first] = told;
      if (first) focus(first.field);
    },
  };
}
