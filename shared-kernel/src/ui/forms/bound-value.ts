import type { ReactNode } from 'react';
import type { CheckedForm, FieldChecks } from './use-checked-form';

/** Value of a field stored in the form under its name. */
export interface NamedValue<Values> {
  checked: CheckedForm<Values>;
  name: keyof Values & string;
  /** Address of the field on the screen and in problems, if it is not its name. */
  field?: string;
  value?: never;
  onChange?: never;
}

/** Value of a field owned by the parent, usually as part of one form value. */
export interface ControlledValue<Value> {
  checked: FieldChecks;
  name?: never;
  /** Address of the field on the screen and in problems. */
  field: string;
  value: Value;
  onChange: (value: Value) => void;
}

export type BoundValue<Values, Value> = NamedValue<Values> | ControlledValue<Value>;

/** Common props of all form fields. */
export interface FieldInfo {
  label: string;
  /** Path of the part that the field belongs to: `ultimateDebtor`, `structuredPurpose.taxLines.0`. */
  part?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Text for an empty field instead of the problem's text. */
  whenEmpty?: string;
  describeProblem?: (key: string) => string | null;
  className?: string;
  /** Further actions at the end of the label's line; after the field in tab order. */
  actions?: ReactNode;
  onLeave?: () => void;
}

export type BoundFieldOf<Values, Value> = FieldInfo & BoundValue<Values, Value>;

export function getFieldValue<Values, Value>(bound: BoundValue<Values, Value>): Value | Values[keyof Values & string] {
  return bound.onChange === undefined ? bound.checked.values[bound.name] : bound.value;
}

export function getOwnField<Values, Value>(bound: BoundValue<Values, Value>): string {
  return bound.onChange === undefined ? (bound.field ?? bound.name) : bound.field;
}
