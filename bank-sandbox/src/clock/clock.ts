/** The bank's time. Injected, so that a test can make ten minutes pass. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
