import type { ProblemLink } from './ProblemLinks';

/** A problem's place, as far as the order of a form needs it. */
interface PlacedProblem {
  readonly field: string;
}

export interface FormOrder<Name extends string> {
  /** Where a field stands in the form: the first has the first problem. */
  placeInForm: (field: string) => number;
  /**
   * The fields that have problems, each once and in the order of the form; of a part with many fields its first.
   * @param labelOf the field in a sentence
   */
  problemLinks: (problems: readonly PlacedProblem[], labelOf: (name: Name) => string) => readonly ProblemLink[];
}

/**
 * The order in which a form asks.
 * @param names fields in the order of the form, the last for everything that has no name of its own; a name stands for all
 *   that belongs to it too (`rmtStrd` for `rmtStrd.tax`)
 * @param partOf the name of a part whose fields have names of their own (`ben_bank` for `ben_bank_name`)
 */
export function formOrder<Name extends string>(
  names: readonly [Name, ...Name[]],
  partOf: (start: string) => Name | null = () => null,
): FormOrder<Name> {
  const others = names[names.length - 1] ?? names[0];
  const nameOf = (field: string): Name => {
    const [start = ''] = field.split('.');
    return partOf(start) ?? names.find((name) => name === start) ?? others;
  };
  const placeInForm = (field: string) => names.indexOf(nameOf(field));
  return {
    placeInForm,
    problemLinks: (problems, labelOf) => {
      const links = new Map<Name, ProblemLink>();
      for (const { field } of problems.toSorted((a, b) => placeInForm(a.field) - placeInForm(b.field))) {
        const name = nameOf(field);
        if (!links.has(name)) links.set(name, { field, label: labelOf(name) });
      }
      return [...links.values()];
    },
  };
}
