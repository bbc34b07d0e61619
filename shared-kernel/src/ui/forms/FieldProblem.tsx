import { useTranslation } from 'react-i18next';
import { getProblemText } from '../states/get-failure-text';
import type { ShownProblem } from './shown-problem';

export interface FieldProblemProps {
  problem: ShownProblem;
  isAlert?: boolean;
  text?: string | undefined;
}

export function FieldProblem({ problem, isAlert = false, text }: FieldProblemProps) {
  const { t } = useTranslation('kernel');
  return (
    <div className="ncb-field-problem" data-problem={problem.key} {...(isAlert && { role: 'alert' })}>
      {text ?? getProblemText(t, problem.key, problem.params)}
    </div>
  );
}
