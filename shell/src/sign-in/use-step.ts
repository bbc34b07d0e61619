import { useState, type FormEvent } from 'react';
import type { ShownProblem } from '@ncb/shared-kernel/ui';

export interface Step {
  readonly isBusy: boolean;
  problemOf(field: string): ShownProblem | null;
  /** Runs the step unless a field has a problem, which then gets the focus, or the step runs already. */
  submit(event: FormEvent<HTMLFormElement>, run: () => Promise<void>): void;
  /** The program has emptied a field: that it is empty is nobody's mistake until it is sent again. */
  beginAnew(): void;
}

/** Problem of a field, found by the form or by the bank. */
export interface FormProblem extends ShownProblem {
  readonly field: string;
}

/** One step of sign-in: checked as a whole when it is sent, and only once at a time. */
export function useStep(problems: readonly FormProblem[]): Step {
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    problemOf: (field) => (wasSent ? (problems.find((problem) => problem.field === field) ?? null) : null),
    beginAnew: () => setWasSent(false),
    submit(event, run) {
      event.preventDefault();
      setWasSent(true);
      const [first] = problems;
      if (first) {
        event.currentTarget.querySelector<HTMLElement>(`[data-field="${first.field}"]`)?.focus();
      } else if (!isBusy) {
        setBusy(true);
        void run().finally(() => setBusy(false));
      }
    },
  };
}
