export interface ShownProblem {
  readonly key: string;
  readonly params?: Readonly<Record<string, string>>;
}
