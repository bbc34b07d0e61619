import type { ProblemLink } from './ProblemLinks';

interface PlacedProblem {
  readonly field: string;
}

export interface FormOrder<Name extends string> {
  getPosition: (field: string) => number;
  /**
   * Returns the fields with problems in form order, each once; for a part with many fields its first.
   * @param labelOf name of the field in a sentence
   */
  getProblemLinks: (problems: readonly PlacedProblem[], labelOf: (name: Name) => string) => readonly ProblemLink[];
}

/**
 * Builds the field order of a form.
 * @param names fields in form order; the last also stands for unlisted fields. A field of a part has its own name
 *   (`bankName` for `bank.name`) or that of the part (`bank`)
 */
export function createFormOrder<Name extends string>(names: readonly [Name, ...Name[]]): FormOrder<Name> {
  const others = names[names.length - 1] ?? names[0];
  const toName = (field: string): Name => {
    const [part = ''] = field.split('.');
    const whole = field.replace(/\.(\w)/g, (_, first: string) => first.toUpperCase());
    return names.find((name) => name === whole) ?? names.find((name) => name === part) ?? others;
  };
  const getPosition = (field: string) => names.indexOf(toName(field));
  return {
    getPosition,
    getProblemLinks: (problems, labelOf) => {
      const links = new Map<Name, ProblemLink>();
      for (const { field } of problems.toSorted((a, b) => getPosition(a.field) - getPosition(b.field))) {
        const name = toName(field);
        if (!links.has(name)) links.set(name, { field, label: labelOf(name) });
      }
      return [...links.values()];
    },
  };
}
