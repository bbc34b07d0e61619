import { Input } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { FieldFrame, type ControlProps } from './FieldFrame';
import type { FieldChecks } from './use-checked-form';

export interface PartFieldProps {
  checked: FieldChecks;
  /** The document's name of the part: `ultmtDbtr`, `rmtStrd.taxes.0`. */
  part: string;
  /** The field's name inside it, which is its address on the screen. */
  field: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  children: (control: ControlProps & { onBlur: () => void }) => ReactElement;
}

/** A labelled control of a part of the payment, whose value is a part of one value of the form. */
export function PartField({ checked, part, children, ...frame }: PartFieldProps) {
  const path = `${part}.${frame.field}`;
  return (
    <FieldFrame {...frame} path={path} problem={checked.problemOf(path)}>
      {(control) => children({ ...control, onBlur: () => checked.leave(path) })}
    </FieldFrame>
  );
}

export interface PartTextProps extends Omit<PartFieldProps, 'children'> {
  value: string;
  onChange: (text: string) => void;
  /** Turns what is typed or pasted into the stored text. */
  normalise?: (text: string) => string;
  inputMode?: 'numeric' | 'decimal';
  isNumber?: boolean;
}

/** A text of a part of the payment. */
export function PartText({
  value,
  onChange,
  normalise = (text) => text,
  inputMode,
  isNumber,
  ...field
}: PartTextProps) {
  return (
    <PartField {...field}>
      {(control) => (
        <Input
          {...control}
          {...(inputMode && { inputMode })}
          {...(isNumber && { className: 'ncb-number' })}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(normalise(target.value))}
        />
      )}
    </PartField>
  );
}
