import type { ReactNode } from 'react';
import type { CheckedForm, FieldChecks } from './use-checked-form';

/** Where the value of a field lives: in the form, under a name of its own. */
export interface NamedValue<Values> {
  checked: CheckedForm<Values>;
  /** The name of the value in antd's Form. */
  name: keyof Values & string;
  value?: never;
  onChange?: never;
}

/** Where the value of a field lives: with whoever shows it, most often as a part of one value of the form. */
export interface GivenValue<Value> {
  checked: FieldChecks;
  name?: never;
  value: Value;
  onChange: (value: Value) => void;
}

export type BoundValue<Values, Value> = NamedValue<Values> | GivenValue<Value>;

/** What every field of a form is told, however its value is bound. */
export interface FieldFacts {
  label: string;
  /** The field's name on the wire: its address on the screen and in problems. */
  field: string;
  /** The document's name of the part that it belongs to, where a problem names both: `ultmtDbtr`, `rmtStrd.taxes.0`. */
  part?: string;
  /** The rule before the mistake, a counter, or what was understood. */
  hint?: ReactNode;
  required?: boolean;
  /** What is asked for while nothing is typed: the rule of a value helps nobody who has typed none. */
  whenEmpty?: string;
  /** Words that are more exact than those of the catalogue; null where they are not. */
  wordsOfProblem?: (key: string) => string | null;
  className?: string;
  /** What else can be done with the field, drawn at the end of its label's line; reached after the field. */
  actions?: ReactNode;
  /** What else happens when the field is left. */
  onLeave?: () => void;
}

/** What a field takes whose control is given by the kernel. */
export type BoundFieldOf<Values, Value> = FieldFacts & BoundValue<Values, Value>;

/** The value that a field shows now. */
export function valueShown<Values, Value>(bound: BoundValue<Values, Value>): Value | Values[keyof Values & string] {
  return bound.onChange === undefined ? bound.checked.values[bound.name] : bound.value;
}
