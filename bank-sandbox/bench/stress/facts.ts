/** What clients were told about one document that they have saved. */
export interface Fact {
  readonly number: string;
  /** How often the bank said that it has taken it, and that it has given it back. */
  sends: number;
  recalls: number;
  isDeleted: boolean;
  /** A call about it broke off: it may have been done or not. */
  isUncertain: boolean;
}

/** What a load has learnt. */
export interface Facts {
  /** By the document's id. */
  readonly documents: Map<string, Fact>;
  /** What must never happen and has happened, in words. */
  readonly faults: string[];
  /** Calls that were answered, by what they did. */
  readonly answered: Map<string, number>;
}

export function noFacts(): Facts {
  return { documents: new Map(), faults: [], answered: new Map() };
}

export function count({ answered }: Facts, what: string): void {
  answered.set(what, (answered.get(what) ?? 0) + 1);
}
