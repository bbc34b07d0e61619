import type { MoneyDirection } from '../domain/rules';

/** The user's answer to which column says the direction of money, and what its values mean. */
export interface DirectionChoice {
  /** Place among the headings, from 0; null for a file that says none: a list of payments. */
  readonly place?: number | null;
  readonly directions?: Readonly<Partial<Record<string, MoneyDirection>>>;
}

export interface DirectionValue {
  /** As the file has it; '' for rows that say nothing. */
  readonly value: string;
  readonly count: number;
  /** Null for a value that nobody but the user can explain. */
  readonly direction: MoneyDirection | null;
  /** Amount and counterparty of the first such row. */
  readonly example: string;
}

/** How the file says which rows are money paid and which are money received. */
export interface DirectionRead {
  /** Place among the headings, from 0; null where no column says it. */
  readonly place: number | null;
  readonly heading: string;
  readonly values: readonly DirectionValue[];
}
