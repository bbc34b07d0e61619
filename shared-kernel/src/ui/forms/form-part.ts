import { memo, type ComponentType } from 'react';
import type { CheckedForm } from './use-checked-form';

/** What a part of a form shows, so far as the form holds it. */
export interface PartReads<Values> {
  readonly values: readonly (keyof Values)[];
  /** Fields whose problems it shows, by their names on the wire; a name stands for all that belongs to it too. */
  readonly fields: readonly string[];
}

interface PartProps<Values> {
  checked: CheckedForm<Values>;
}

/**
 * A part of a form that is drawn anew only when something of what it shows has changed: a form that is drawn whole on
 * every key is late on a slow machine. All other properties have to stay the same objects.
 */
export function formPart<Values extends object, Props extends PartProps<Values>>(
  Part: ComponentType<Props>,
  reads: PartReads<Values>,
): ComponentType<Props> {
  return memo(Part, (before, after) => {
    const { checked: old, ...oldOthers } = before;
    const { checked, ...others } = after;
    return (
      reads.values.every((name) => old.values[name] === checked.values[name]) &&
      problemsShown(old, reads) === problemsShown(checked, reads) &&
      hasSameProps(oldOthers, others)
    );
  });
}

function problemsShown<Values>({ problems }: CheckedForm<Values>, { fields }: PartReads<Values>): string {
  const shown = problems.filter(({ field }) => fields.some((name) => field === name || field.startsWith(`${name}.`)));
  return JSON.stringify(shown);
}

function hasSameProps(before: object, after: object): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = Object.entries(after);
  return old.size === now.length && now.every(([name, value]) => old.has(name) && Object.is(old.get(name), value));
}
