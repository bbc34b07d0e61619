import { savePayment } from '@ncb/shared-kernel/api/contract';
import { PAYMENT } from '../test/support/person';
import { createMinimumFigure, withoutLimit, type Figure } from './figure';
import type { Caller } from './keep-alive';
import { insertPayment, openInserts } from './insert-payment';

export const AT_ONCE = 8;
const ROUND_MS = 5000;
const ROUNDS = 3;

/** Measures saving against the same inserts made by a bare program, in turns, so that other load slows both. */
export async function measureSaving(call: Caller, databaseUrl: string, bankDay: string): Promise<readonly Figure[]> {
  const inserts = await openInserts(databaseUrl, AT_ONCE);
  let number = 5_000_000;
  const save = async () => {
    number += 1;
    const payment = { ...PAYMENT, number: String(number), documentDate: bankDay };
    const { status, text } = await call(savePayment, { type: 1, payment });
    if (status !== 200 || !text.startsWith('{"success":true')) throw new Error(`save_pmt: ${status} ${text}`);
  };
  const insert = async () => {
    number += 1;
    await insertPayment(inserts, String(number), bankDay);
  };
  const saved: number[] = [];
  const inserted: number[] = [];
  await rate(save, ROUND_MS / 5);
  await rate(insert, ROUND_MS / 5);
  for (let round = 0; round < ROUNDS; round += 1) {
    saved.push(await rate(save, ROUND_MS));
    inserted.push(await rate(insert, ROUND_MS));
  }
  await inserts.end();
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    withoutLimit(`save_pmt, ${AT_ONCE} at once`, mean(saved), '/s'),
    withoutLimit(`the same inserts in a bare loop, ${AT_ONCE} at once`, mean(inserted), '/s'),
    createMinimumFigure('save_pmt of the bare loop', (mean(saved) / mean(inserted)) * 100, 50, '%'),
  ];
}

async function rate(work: () => Promise<void>, milliseconds: number): Promise<number> {
  const started = performance.now();
  let finished = 0;
  const one = async () => {
    while (performance.now() - started < milliseconds) {
      await work();
      finished += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return finished / ((performance.now() - started) / 1000);
}
