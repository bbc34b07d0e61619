const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Times of a seeded payment, all before the start of the bank. */
export interface Timeline {
  readonly created: Date;
  readonly signedSecond: Date;
  readonly signedFirst: Date;
  readonly sent: Date;
  readonly finished: Date;
  /** Time from which the engine may take it. */
  readonly due: Date;
}

/** @param daysBack 0 or negative: the payment's day, relative to now */
export function buildTimeline(now: Date, daysBack: number, index: number): Timeline {
  // Whole seconds, as in signatures.
  const whole = Math.floor(now.getTime() / 1000) * 1000;
  const created = whole + daysBack * DAY_MS - (60 - index) * MINUTE_MS;
  const minutesLater = (minutes: number) => new Date(created + minutes * MINUTE_MS);
  return {
    created: minutesLater(0),
    signedSecond: minutesLater(5),
    signedFirst: minutesLater(10),
    sent: minutesLater(12),
    finished: minutesLater(13),
    due: now,
  };
}
