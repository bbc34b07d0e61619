import type { MoneyDirection } from '../domain/rules';

/** User's answer which column holds the direction of money, and what its values mean. */
export interface DirectionChoice {
  /** Index of the heading; null for a list of payments, which has no direction. */
  readonly place?: number | null;
  readonly directions?: Readonly<Partial<Record<string, MoneyDirection>>>;
}

export interface DirectionValue {
  readonly value: string;
  readonly count: number;
  /** Null for a value that only the user can explain. */
  readonly direction: MoneyDirection | null;
  readonly example: string;
}

/** Description of how the file marks rows as money paid or received. */
export interface DirectionRead {
  /** Index of the heading; null if no column holds the direction. */
  readonly place: number | null;
  readonly heading: string;
  readonly values: readonly DirectionValue[];
}
