/** What is wrong with a value, as it is shown: a key of the texts and what its sentence names. */
export interface ShownProblem {
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
}
