import { useId, type ReactElement, type ReactNode } from 'react';
import { FieldProblem } from './FieldProblem';
import type { ShownProblem } from './shown-problem';

/** What a control needs to be labelled, marked and found; spread it over the control. */
export interface ControlProps {
  id: string;
  'data-field': string;
  'data-path'?: string;
  status?: 'error';
  'aria-invalid': boolean;
  'aria-describedby': string;
  'aria-required'?: boolean;
}

export interface FieldFrameProps {
  label: string;
  /** The field's name on the wire: its address on the screen and in problems. */
  field: string;
  /** Its place in a problem where that says more than the name: `ultmtDbtr.subjectName`, `rmtStrd.taxes.0.ttlAmt`. */
  path?: string;
  problem: ShownProblem | null;
  /** Said in place of the problem's own sentence. */
  problemText?: string | undefined;
  /** The rule before the mistake, a counter, or what was understood. */
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  /** What else can be done with the field, drawn at the end of its label's line; reached after the field. */
  actions?: ReactNode;
  children: (control: ControlProps) => ReactElement;
}

/** A labelled control: label above, hint below, and in the hint's place what is wrong with the value. */
export function FieldFrame({
  label,
  field,
  path,
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
        ...(path !== undefined && { 'data-path': path }),
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
