import { useState, type FormEvent } from 'react';
import type { ShownProblem } from '@ncb/shared-kernel/ui';

interface Step {
  readonly isBusy: boolean;
  findProblem(field: string): ShownProblem | null;
  /** Runs the step unless it is running, or focuses the first field with a problem. */
  submit(event: FormEvent<HTMLFormElement>, run: () => Promise<void>): void;
  /** Hides problems after the program has emptied a field. */
  reset(): void;
}

export interface FormProblem extends ShownProblem {
  readonly field: string;
}

/** State of a sign-in step, checked as a whole on submit. */
export function useStep(problems: readonly FormProblem[]): Step {
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    findProblem: (field) => (wasSent ? (problems.find((problem) => problem.field === field) ?? null) : null),
    reset: () => setWasSent(false),
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
