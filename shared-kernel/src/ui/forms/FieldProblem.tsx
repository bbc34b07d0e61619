import { useTranslation } from 'react-i18next';
import { problemText } from '../states/failure-text';
import type { ShownProblem } from './shown-problem';

export interface FieldProblemProps {
  problem: ShownProblem;
  /** It appears without a field that the reader's program is in: read out at once. */
  isAlert?: boolean;
  /** Said in place of the problem's own sentence. */
  text?: string | undefined;
}

/** What is wrong with a value, below it. */
export function FieldProblem({ problem, isAlert = false, text }: FieldProblemProps) {
  const { t } = useTranslation('kernel');
  return (
    <div className="ncb-field-problem" data-problem={problem.key} {...(isAlert && { role: 'alert' })}>
      {text ?? problemText(t, problem.key, problem.params)}
    </div>
  );
}
