import { setTimeout } from 'node:timers/promises';
import { getToday } from '../../test/support/bank-process';
import type { Person } from '../../test/support/person';
import { dropTwice, recallTwice, saveSameNumber, saveTwice, sendTwice, signTwice, unsignTwice } from './stress-actions';
import type { Facts } from './facts';

export const CLIENTS = 16;

/** Lower numbers are used by the seed and the generator. */
const FIRST_NUMBER = 700_000;
/** Pause after a call without an answer: the bank may be starting. */
const PAUSE_MS = 50;

export interface Load {
  stop(): Promise<void>;
}

/**
 * Starts clients that save, sign, send, recall and delete, each click twice, also on each other's documents.
 * @param person who may do all of that
 */
export function startLoad(person: Person, facts: Facts): Load {
  let isStopping = false;
  let number = FIRST_NUMBER + facts.documents.size * 10;
  const client = async (seed: number) => {
    const roll = createSeededRandom(seed);
    while (!isStopping) {
      const before = facts.answered.size === 0 ? 0 : countAnswered(facts);
      number += 1;
      await runRound(person, facts, String(number), roll);
      if (countAnswered(facts) === before) await setTimeout(PAUSE_MS);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index + facts.documents.size)));
  return {
    async stop() {
      isStopping = true;
      await clients;
    },
  };
}

async function runRound(person: Person, facts: Facts, number: string, roll: (sides: number) => number): Promise<void> {
  const save = roll(4) === 0 ? saveSameNumber : saveTwice;
  const own = await save(facts, person, number, getToday());
  const id = roll(5) === 0 ? pickDocument(facts, roll) : own;
  if (id === null) return;
  await signTwice(facts, person, id);
  switch (roll(8)) {
    case 0:
      return unsignTwice(facts, person, id);
    case 1:
      await unsignTwice(facts, person, id);
      return dropTwice(facts, person, id);
    case 2:
    case 3:
      // At the same moment: the call that the bank takes first wins.
      await Promise.all([sendTwice(facts, person, id), recallTwice(facts, person, id)]);
      return recallTwice(facts, person, id);
    default:
      await sendTwice(facts, person, id);
      if (roll(4) === 0) await recallTwice(facts, person, id);
  }
}

function pickDocument({ documents }: Facts, roll: (sides: number) => number): string | null {
  const ids = [...documents.keys()];
  return ids[Math.max(0, ids.length - 1 - roll(50))] ?? null;
}

function countAnswered({ answered }: Facts): number {
  return [...answered.values()].reduce((sum, times) => sum + times, 0);
}

/** Returns a generator of numbers below a bound, the same for the same seed (mulberry32). */
function createSeededRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
