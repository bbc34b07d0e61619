import { useId, type ReactElement, type ReactNode } from 'react';
import { FieldProblem } from './FieldProblem';
import type { ShownProblem } from './shown-problem';

export interface ControlProps {
  id: string;
  'data-field': string;
  status?: 'error';
  'aria-invalid': boolean;
  'aria-describedby': string;
  'aria-required'?: boolean;
}

export interface FieldFrameProps {
  label: string;
  /** Address of the field on the screen and in problems; with its part: `clntUbo.0.influence`. */
  field: string;
  problem: ShownProblem | null;
  problemText?: string | undefined;
  /** Rule, counter, or the understood value. */
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  /** Further actions at the end of the label's line; after the field in tab order. */
  actions?: ReactNode;
  children: (control: ControlProps) => ReactElement;
}

/** Labelled control: label above; hint, or the problem in its place, below. */
export function FieldFrame({
  label,
  field,
  problem,
  problemText,
  hint,
  required = false,
  className = '',
  actions,
  children,
}: FieldFrameProps) {
  const id = useId();
  const belowId = `${id}-below`;
  return (
    <div className={`ncb-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'data-field': field,
        ...(problem && { status: 'error' as const }),
        'aria-invalid': problem !== null,
        'aria-describedby': belowId,
        ...(required && { 'aria-required': true }),
      })}
      {actions && <div className="ncb-field-actions">{actions}</div>}
      <div id={belowId} aria-live="polite">
        {problem ? <FieldProblem problem={problem} text={problemText} /> : <div className="ncb-field-hint">{hint}</div>}
      </div>
    </div>
  );
}
