import type { NamedPeriod } from '../../domain/dates';

/** Named period that a chip offers. */
export interface PeriodChoice {
  readonly key: string;
  readonly label: string;
  readonly period: NamedPeriod;
  /** False for all time, whose first day says nothing. */
  readonly hasDays: boolean;
}

export function findChoice(choices: readonly PeriodChoice[], { start, end }: NamedPeriod): PeriodChoice | undefined {
  return choices.find(({ period }) => period.start === start && period.end === end);
}
