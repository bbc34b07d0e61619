import type { Problem } from '../problem';

/** Prefixes fields with the part's name: `ultimateDebtor.name`. */
export function prefixProblems(part: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((found) => ({ ...found, field: `${part}.${found.field}` }));
}
