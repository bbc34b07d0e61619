import type { Clock } from '../../src/clock';

/** Noon in Kyiv on a Wednesday. */
export const START = new Date('2026-07-15T09:00:00.000Z');
export const BANK_DAY = '2026-07-15';

export interface TestClock extends Clock {
  pass(time: {
    readonly seconds?: number;
    readonly minutes?: number;
    readonly hours?: number;
    readonly days?: number;
  }): void;
}

export function createTestClock(): TestClock {
  let time = START.getTime();
  return {
    now: () => new Date(time),
    pass({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
