export interface Fact {
  readonly number: string;
  sends: number;
  recalls: number;
  isDeleted: boolean;
  /** True if a call broke off: it may have been done or not. */
  isUncertain: boolean;
}

export interface Facts {
  readonly documents: Map<string, Fact>;
  readonly faults: string[];
  readonly answered: Map<string, number>;
}

export function createFacts(): Facts {
  return { documents: new Map(), faults: [], answered: new Map() };
}

export function count({ answered }: Facts, what: string): void {
  answered.set(what, (answered.get(what) ?? 0) + 1);
}
