import { useRef, useState } from 'react';
import type { Problem } from '@ncb/shared-kernel/domain';
import type { ShownProblem } from '@ncb/shared-kernel/ui';

export interface Step {
  readonly isBusy: boolean;
  /** To be put on the form; the first field with a problem inside it gets the focus. */
  readonly formRef: React.RefObject<HTMLFormElement | null>;
  problemOf(field: string): ShownProblem | null;
  /** Runs the step unless a field has a problem or the step runs already. */
  submit(event: React.FormEvent, run: () => Promise<void>): void;
}

/** One step of sign-in: checked as a whole when it is sent, and only once at a time. */
export function useStep(problems: readonly Problem[]): Step {
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  return {
    isBusy,
    formRef,
    problemOf: (field) => (wasSent ? (problems.find((problem) => problem.field === field) ?? null) : null),
    submit(event, run) {
      event.preventDefault();
      setWasSent(true);
      if (problems[0]) formRef.current?.querySelector<HTMLElement>(`[data-field="${problems[0].field}"]`)?.focus();
      if (problems[0] || isBusy) return;
      setBusy(true);
      void run().finally(() => setBusy(false));
    },
  };
}
