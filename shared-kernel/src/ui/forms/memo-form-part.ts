import { memo, type ComponentType } from 'react';
import type { CheckedForm } from './use-checked-form';

export interface PartReads<Values> {
  readonly values: readonly (keyof Values)[];
  /** Fields whose problems it shows; a name includes its subfields. */
  readonly fields: readonly string[];
}

interface PartProps<Values> {
  checked: CheckedForm<Values>;
}

/**
 * Memoises a part of a form: it re-renders only if its values or problems change. Rendering the whole form on every
 * keystroke lags on a slow machine. All other props must keep their identity.
 */
export function memoFormPart<Values extends object, Props extends PartProps<Values>>(
  Part: ComponentType<Props>,
  reads: PartReads<Values>,
): ComponentType<Props> {
  return memo(Part, (before, after) => {
    const { checked: old, ...oldOthers } = before;
    const { checked, ...others } = after;
    return (
      reads.values.every((name) => old.values[name] === checked.values[name]) &&
      serialiseProblems(old, reads) === serialiseProblems(checked, reads) &&
      hasSameProps(oldOthers, others)
    );
  });
}

function serialiseProblems<Values>({ problems }: CheckedForm<Values>, { fields }: PartReads<Values>): string {
  const shown = problems.filter(({ field }) => fields.some((name) => field === name || field.startsWith(`${name}.`)));
  return JSON.stringify(shown);
}

function hasSameProps(before: object, after: object): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = Object.entries(after);
  return old.size === now.length && now.every(([name, value]) => old.has(name) && Object.is(old.get(name), value));
}
